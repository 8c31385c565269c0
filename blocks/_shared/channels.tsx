// Radii of the channels around their common corner, from the innermost; the second carries the water.
const radii = [70, 120, 170, 220, 270, 320, 370];
const corner = { x: 820, y: 420 };
const carriesWater = 220;

/** The site's motif: water channels that come in from the end, turn one corner together and run down. Decoration. */
export function Channels() {
  return (
    <svg
      className="channels"
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      {radii.map((radius) => (
        <path
          key={radius}
          className={radius === carriesWater ? 'water' : undefined}
          pathLength={1}
          d={`M1200 ${corner.y - radius}H${corner.x}a${radius} ${radius} 0 0 0-${radius} ${radius}V600`}
        />
      ))}
    </svg>
  );
}
