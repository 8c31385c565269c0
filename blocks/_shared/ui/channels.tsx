// Radii of the channels around their common corner, from the innermost; one of them carries the water.
const radii = [50, 90, 130, 170, 210, 250, 290];
const WATER_RADIUS = 210;
/**
 * The part of the lines that can be in view, relative to the corner. Lines end at its edges, so that the animation is
 * visible for its whole duration.
 */
const view = { left: -292, top: -400, right: 306, bottom: 80 };
/** The half plane that the line of water is clipped to, as far as it can be in view. */
const half = { x: -400, y: -400, width: 800, height: 400 };

const line = (radius: number) =>
  `M${view.right}-${radius}H0a${radius} ${radius} 0 0 0-${radius} ${radius}V${view.bottom}`;

/**
 * Renders the site's motif as decoration: water channels that come in from the end, turn one corner together and run
 * down.
 */
export function Channels() {
  return (
    <svg
      className="channels"
      viewBox={`${view.left} ${view.top} ${view.right - view.left} ${view.bottom - view.top}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {radii.map((radius) =>
        radius === WATER_RADIUS ? (
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
