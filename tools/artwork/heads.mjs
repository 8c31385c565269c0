/** Heads of people: faces, hair, headgear, also from behind. The head's middle is at 0,-274. */
import { c, hairs } from './palette.mjs';
import { disc, line, oval, rect, shape } from './shape.mjs';

const crown = 'M-23-274Q-25-302 0-303Q25-302 23-274Q12-288 0-288Q-12-288-23-274Z';

/** Hair and headgear on a head at 0,-272. @type {Record<string, (hair: string, hat: string, face: 1 | -1) => string>} */
const covers = {
  helmet: (_hair, hat, face) =>
    shape('M-25-282Q-25-310 0-311Q25-310 25-282Z', hat) +
    rect(face > 0 ? -26 : -34, -286, 60, 7, hat, { r: 3 }) +
    shape('M0-311Q25-310 25-282H10Q12-304 0-311Z', c.ink, { o: 0.13 }),
  cap: (_hair, hat, face) =>
    shape('M-23-280Q-24-305 0-305Q24-305 23-280Z', hat) +
    rect(face > 0 ? 4 : -36, -284, 32, 6, hat, { r: 3 }) +
    rect(-23, -284, 46, 6, c.ink, { o: 0.18 }),
  bun: (hair, _hat, face) => shape(crown, hair) + disc(-14 * face, -304, 11, hair),
  long: (hair) =>
    shape(
      'M-23-274Q-25-302 0-303Q25-302 23-274L25-240H15L17-276Q6-288-4-288Q-14-286-17-274L-15-240H-25Z',
      hair,
    ),
  curly: (hair) =>
    shape(crown, hair) +
    disc(-15, -296, 10, hair) +
    disc(0, -301, 11, hair) +
    disc(15, -296, 10, hair),
  hijab: (_hair, hat) =>
    shape(
      'M0-306Q30-306 29-268Q30-244 36-232Q0-214-36-232Q-30-244-29-268Q-30-306 0-306ZM2-294Q-19-292-18-270Q-16-250 2-247Q19-250 20-270Q19-292 2-294Z',
      hat,
    ),
  ghutra: (_hair, hat) =>
    shape(
      'M0-304Q25-304 25-278L30-226Q24-216 15-222L19-276Q0-292-19-276L-16-222Q-26-214-31-226L-25-278Q-25-304 0-304Z',
      hat,
    ) + line('M-24-289Q0-298 24-289', c.ink, 6),
  turban: (_hair, hat) =>
    shape('M-27-278Q-32-308 0-312Q32-308 27-278Q14-292 0-286Q-14-292-27-278Z', hat) +
    line('M-22-290Q0-310 24-294M-12-304Q8-300 26-284', c.ink, 2.5, { o: 0.25 }),
  hood: (_hair, hat) =>
    shape(
      'M0-306Q31-306 30-268Q28-240 0-236Q-28-240-30-268Q-31-306 0-306ZM0-294Q-19-292-19-272Q-19-252 0-249Q19-252 19-272Q19-292 0-294Z',
      hat,
    ) +
    rect(-19, -285, 38, 14, c.aqua, { r: 7 }) +
    shape('M-15-266H15Q16-248 0-246Q-16-248-15-266Z', c.white),
  bald: () => '',
  short: (hair) => shape(crown, hair),
};

/** @param {string} kind @param {string} hair @param {string} hat @param {1|-1} face */
const cover = (kind, hair, hat, face) => (covers[kind] ?? covers.short)?.(hair, hat, face) ?? '';

/** @param {import('./people.mjs').Person} p @param {string} skin */
export function head(p, skin) {
  const face = p.face ?? 1;
  const kind = p.head ?? 'short';
  const hair = p.hair ?? hairs[0] ?? c.ink;
  if (p.back) {
    const cloth = kind === 'hijab' || kind === 'ghutra' || kind === 'hood';
    const veil = shape(
      'M0-306Q30-306 29-268Q30-244 36-226Q0-210-36-226Q-30-244-29-268Q-30-306 0-306Z',
      p.hat,
    );
    return (
      line('M0-256V-240', skin, 20) +
      oval(0, -274, 22, 25, hair) +
      disc(-21, -270, 5, skin) +
      disc(21, -270, 5, skin) +
      (cloth ? veil : cover(kind, hair, p.hat ?? c.apricot, face))
    );
  }
  return (
    line('M0-256V-240', skin, 20) +
    shape('M-10-250Q2-240 10-250V-242Q0-234-10-242Z', c.ink, { o: 0.16 }) +
    oval(0, -274, 21, 25, skin) +
    disc(-21 * face, -272, 5, skin) +
    shape(`M${19 * face}-278q${8 * face} 8 0 11Z`, skin) +
    (p.beard
      ? shape('M-20-270Q-18-246 0-246Q18-246 20-270Q10-258 0-259Q-10-258-20-270Z', hair)
      : '') +
    (kind === 'hood'
      ? ''
      : line(`M${10 * face}-276h.1M${-3 * face}-276h.1`, c.ink, 5) +
        line(`M${1 * face}-260q${5 * face} 4 ${10 * face}-1`, c.ink, 2.2, { o: 0.6 })) +
    cover(kind, hair, p.hat ?? c.apricot, face)
  );
}
