// Radii of the channels around their common corner, from the innermost; one of them carries the water.
const radii = [50, 90, 130, 170, 210, 250, 290];
const waterRadius = 210;
/** What of them may be in view, as seen from the corner. No line goes further, so that the water is seen to run for as long as it does. */
const view = { left: -292, top: -400, right: 306, bottom: 80 };
/** Half of the plane, as far as there is something to see: the water is seen in it. */
const half = { x: -400, y: -400, width: 800, height: 400 };

const line = (radius: number) =>
  `M${view.right}-${radius}H0a${radius} ${radius} 0 0 0-${radius} ${radius}V${view.bottom}`;

/** Renders the site's motif: water channels that come in from the end, turn one corner together and run down. Decoration. */
export function Channels() {
  return (
    <svg
      className="channels"
      viewBox={`${view.left} ${view.top} ${view.right - view.left} ${view.bottom - view.top}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {radii.map((radius) =>
        radius === waterRadius ? (
          <g key={radius} className="water">
            <svg {...half} viewBox={Object.values(half).join(' ')} aria-hidden="true">
              <path d={line(radius)} />
            </svg>
          </g>
        ) : (
          <path key={radius} d={line(radius)} />
        ),
      )}
    </svg>
  );
}
