/** Three certificates of an invented issuer and two approvals of authorities as they hang on the wall, 900 x 1200: drawn specimens. */
import { centred } from '../letters.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { at, dashes, disc, line, rect, shape, times } from '../shape.mjs';

/** Returns a rosette of turned ellipses, as on banknotes. @param {number} x @param {number} y @param {number} r @param {string} colour @param {number} n */
const rosette = (x, y, r, colour, n) =>
  `<g stroke="${colour}" stroke-width="1.5" opacity=".5" transform="translate(${x} ${y})"><ellipse id="e" rx="${r}" ry="${r * 0.42}"/>${times(n - 1, (i) => `<use href="#e" transform="rotate(${(180 / n) * (i + 1)})"/>`)}</g>`;

/** Returns the emblem of the invented issuer: a meridian. @param {number} x @param {number} y @param {string} tone */
const issuer = (x, y, tone) =>
  disc(x, y, 60, tone) +
  disc(x, y, 42, undefined, { s: c.cream, sw: 5 }) +
  line(`M${x} ${y - 42}V${y + 42}M${x - 42} ${y}H${x + 42}`, c.cream, 4) +
  line(`M${x} ${y - 42}Q${x - 44} ${y} ${x} ${y + 42}Q${x + 44} ${y} ${x} ${y - 42}`, c.apricot, 5);

/** Returns a seal with a toothed edge and two ribbons. @param {number} x @param {number} y @param {string} tone @param {string} sign */
const seal = (x, y, tone, sign) =>
  at(
    x,
    y,
    shape('M-46 50L-70 190L-36 166L-10 196L0 60ZM46 50L70 190L36 166L10 196L0 60Z', c.rust) +
      disc(0, 0, 88, tone) +
      disc(0, 0, 88, undefined, { s: tone, sw: 18, dash: '14 12', butt: true }) +
      disc(0, 0, 68, undefined, { s: c.cream, sw: 4, dash: '2 8' }) +
      sign,
  );

const star =
  '<path d="M0-44L12-15L43-14L18 6L27 36L0 18L-27 36L-18 6L-43-14L-12-15Z" fill="#fffdf8"/>';
const leafSign =
  shape('M-6 44Q-56 4-36-30Q-10-58 44-50Q52 20-6 44Z', c.cream) +
  line('M-8 52Q0 0 26-34', c.palm, 6);
const helmetSign =
  shape('M-42 14Q-42-40 0-40Q42-40 42 14Z', c.cream) + rect(-54, 12, 108, 14, c.cream, { r: 6 });
const flameSign = shape(
  'M2-50Q44-10 34 24Q24 50 0 50Q-28 50-34 22Q-34-4-14-20Q-8-4 2 0Q10-24 2-50Z',
  c.cream,
);
const towerSign = shape('M-40 40V-6H-16V40ZM-10 40V-30L10-46V40ZM16 40V-14H40V40Z', c.cream);

/** Returns the emblem of an authority, which shows its field. @param {number} x @param {number} y @param {string} tone @param {string} sign */
const authority = (x, y, tone, sign) => disc(x, y, 60, tone) + at(x, y, sign);

/** The texts of an invented certifier and of an authority. */
const certified = {
  kind: 'CERTIFICATE',
  from: 'MERIDIAN ASSURANCE BUREAU',
  finding: 'has been found to meet',
  signatory: 'Lead Assessor',
};
const approved = { kind: 'APPROVAL', finding: 'is approved for', signatory: 'Inspector' };

/**
 * @param {{ title: string, kind: string, from: string, finding: string, signatory: string, head: string, under: string[], tone: string, paper: string, sign: string, frame: number }} certificate
 */
const certificate = ({
  title,
  kind,
  from,
  finding,
  signatory,
  head,
  under,
  tone,
  paper,
  sign,
  frame,
}) =>
  picture(
    900,
    1200,
    title,
    rect(0, 0, 900, 1200, paper),
    rosette(450, 560, 330, tone, 18),
    rect(40, 40, 820, 1120, undefined, { s: tone, sw: 10, ...(frame === 2 ? { r: 40 } : {}) }),
    frame === 1
      ? dashes('M66 66H834V1134H66Z', c.gold, 10, '10 10')
      : rect(64, 64, 772, 1072, undefined, { s: c.gold, sw: 4, ...(frame === 2 ? { r: 26 } : {}) }),
    frame === 3
      ? shape(
          'M40 40H170L40 170ZM860 40H730L860 170ZM40 1160H170L40 1030ZM860 1160H730L860 1030Z',
          tone,
        )
      : '',
    kind === approved.kind ? authority(450, 178, tone, sign) : issuer(450, 178, tone),
    centred(from, 450, 274, 18, 3, c.iron, 4),
    centred(kind, 450, 350, 44, 6, tone, 5),
    line('M300 428H420M480 428H600', c.gold, 4),
    disc(450, 428, 7, c.gold),
    centred('this is to record that', 450, 468, 20, 2.6, c.iron),
    centred('Falaj Facilities Management', 450, 526, 30, 4.4, c.ink),
    centred(finding, 450, 592, 20, 2.6, c.iron),
    centred(
      head,
      450,
      660,
      head.length > 15 ? 41 : head.length > 11 ? 46 : 70,
      head.length > 11 ? 8 : 12,
      tone,
      3.4,
    ),
    under.map((text, i) => centred(text, 450, 778 + i * 40, 21, 3, c.slate)),
    seal(230, 940, tone, sign),
    line('M500 1000q20-50 36-12t22-10t32-14t30 16t44-22', c.ink, 4),
    line('M480 1030H760', c.iron, 2),
    centred(signatory, 620, 1046, 16, 2.2, c.iron),
    centred('SPECIMEN', 620, 910, 20, 3, c.terra, 6),
    dashes('M480 1100H760', tone, 14, '3 3 6 3 2 5', 0.5),
  );

export const pictures = {
  'images/certificates/iso-9001': () =>
    certificate({
      title: 'Certificate for ISO 9001, quality management',
      ...certified,
      head: 'ISO 9001',
      under: ['Quality management systems', 'for facilities management'],
      tone: c.petrol,
      paper: c.white,
      sign: star,
      frame: 1,
    }),
  'images/certificates/iso-14001': () =>
    certificate({
      title: 'Certificate for ISO 14001, environmental management',
      ...certified,
      head: 'ISO 14001',
      under: ['Environmental management systems', 'for facilities management'],
      tone: c.palm,
      paper: '#fbfcf4',
      sign: leafSign,
      frame: 2,
    }),
  'images/certificates/ohsas-18001': () =>
    certificate({
      title: 'Certificate for OHSAS 18001, health and safety',
      ...certified,
      head: 'OHSAS 18001',
      under: ['Occupational health and safety', 'for crews at work'],
      tone: c.terra,
      paper: '#fffaf2',
      sign: helmetSign,
      frame: 3,
    }),
  'images/certificates/civil-defence': () =>
    certificate({
      title: 'Approval for the care of fire systems',
      ...approved,
      from: 'CIVIL DEFENCE',
      head: 'FIRE SYSTEMS',
      under: ['The maintenance of fire', 'and life safety systems'],
      tone: c.rust,
      paper: c.cream,
      sign: flameSign,
      frame: 2,
    }),
  'images/certificates/dubai-municipality': () =>
    certificate({
      title: 'Approval for pest control and cleaning',
      ...approved,
      from: 'DUBAI MUNICIPALITY',
      head: 'PEST CONTROL',
      under: ['Cleaning services', 'and public health pest control'],
      tone: c.slate,
      paper: c.white,
      sign: towerSign,
      frame: 1,
    }),
};
