/**
 * What a photograph shows before it arrives: its commonest colour. The Content-Security-Policy allows
 * no `style` attribute, so the colour is written as `data-colour="r1 g4 b4"`, each part from 0 to 7.
 */
const parts = Object.entries({ r: 'red', g: 'green', b: 'blue' }).flatMap(([letter, name]) =>
  Array.from(
    { length: 8 },
    (_, step) => `[data-colour~=${letter}${step}]{--${name}:${Math.round((step * 255) / 7)}}`,
  ),
);

/** Travels only with sites that have photographs. */
export const colourCss = `[data-colour]{background:rgb(var(--red) var(--green) var(--blue))}${parts.join('')}`;
