// Radii of the channels around their common corner, from the innermost; one of them carries the water.
const radii = [50, 90, 130, 170, 210, 250, 290];
const waterRadius = 210;
const corner = { x: 430, y: 400 };
/** What of them may be in view. No line goes further, so that the water is seen to run for as long as it does. */
const view = { left: 138, right: 736, bottom: 480 };

/** The site's motif: water channels that come in from the end, turn one corner together and run down. Decoration. */
export function Channels() {
  return (
    <svg
      className="channels"
      viewBox={`${view.left} 0 ${view.right - view.left} ${view.bottom}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {radii.map((radius) => (
        <path
          key={radius}
          className={radius === waterRadius ? 'water' : undefined}
          pathLength={1}
          d={`M${view.right} ${corner.y - radius}H${corner.x}a${radius} ${radius} 0 0 0-${radius} ${radius}V${view.bottom}`}
        />
      ))}
    </svg>
  );
}
