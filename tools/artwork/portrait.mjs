/** Portraits, 400 x 400: one head, built from shape of face, hair or headgear, brows, mouth, beard, glasses, clothes. */
import { c, skins } from './palette.mjs';
import { picture } from './paper.mjs';
import { dashes, disc, line, rect, shape } from './shape.mjs';

/**
 * @typedef {object} Face
 * @property {string} title who it is, for the picture's title
 * @property {[string, string]} back colour of the background and of the arch behind the head
 * @property {number} skin 0 (light) to 5 (dark)
 * @property {'oval'|'square'|'round'} [form]
 * @property {string} [hair] short, part, long, bob, bun, curls, afro, tail, crop, none
 * @property {string} [tint] colour of hair, brows and beard
 * @property {'hijab'|'wrap'|'ghutra'|'checked'|'turban'|'helmet'|'cap'} [head]
 * @property {string} [hat] colour of the headgear
 * @property {'full'|'short'|'moustache'|'goatee'} [beard]
 * @property {boolean} [glasses]
 * @property {boolean} [earrings]
 * @property {'smile'|'grin'|'calm'} [mouth]
 * @property {'suit'|'robe'|'polo'|'vest'|'blouse'|'collar'|'abaya'} wear
 * @property {string} top
 * @property {string} [trim]
 */

/** Outlines of faces. @type {Record<string, string>} */
const forms = {
  oval: 'M140 150Q140 88 200 88T260 150V184Q258 226 230 246Q200 266 170 246Q142 226 140 184Z',
  square: 'M138 150Q138 88 200 88T262 150V196Q260 232 236 250H164Q140 232 138 196Z',
  round: 'M136 158Q136 88 200 88T264 158V184Q262 240 200 254Q138 240 136 184Z',
};

/** Hair behind the head and in front of it. @type {Record<string, [string, string]>} */
const hairs = {
  none: ['', ''],
  crop: ['', 'M138 160Q132 84 200 80Q268 84 262 160Q256 124 236 116H164Q144 124 138 160Z'],
  short: [
    '',
    'M136 168Q124 82 190 74Q270 66 264 168Q256 138 250 124Q210 130 170 112Q148 126 136 168Z',
  ],
  part: [
    '',
    'M136 172Q122 90 176 76Q276 64 264 172Q258 140 244 122Q196 124 166 100Q158 132 136 172Z',
  ],
  long: [
    'M130 300Q110 90 200 76Q290 90 270 300Q240 320 200 310Q160 320 130 300Z',
    'M138 178Q128 84 200 78Q272 84 262 178Q254 130 214 110Q170 120 138 178Z',
  ],
  bob: [
    'M126 250Q112 80 200 74Q288 80 274 250Q240 262 200 256Q160 262 126 250Z',
    'M138 180Q130 88 200 80Q270 88 262 180Q256 136 240 124Q190 132 160 122Q146 140 138 180Z',
  ],
  bun: [
    'M166 84A34 34 0 1 1 234 84Z',
    'M138 172Q130 86 200 80Q270 86 262 172Q252 122 200 112Q148 122 138 172Z',
  ],
  tail: [
    'M240 110Q320 120 300 230Q290 270 268 280Q286 200 244 170Z',
    'M138 172Q128 84 200 78Q272 84 262 172Q250 120 190 110Q156 122 138 172Z',
  ],
  curls: [
    '',
    'M136 176Q116 150 132 124Q120 96 150 88Q164 62 196 72Q226 58 246 82Q280 88 270 122Q286 148 264 176Q258 132 236 124Q216 134 200 120Q180 134 164 122Q144 138 136 176Z',
  ],
  afro: [
    'M108 170A92 92 0 1 1 292 170Q280 214 200 210Q120 214 108 170Z',
    'M136 176Q128 82 200 78Q272 82 264 176Q254 134 200 130Q146 134 136 176Z',
  ],
};

/** @type {Record<string, string>} */
const beards = {
  full: 'M138 178Q140 250 170 262Q200 276 230 262Q260 250 262 178Q252 214 228 212Q200 200 172 212Q148 214 138 178Z',
  short:
    'M139 186Q144 240 172 252Q200 262 228 252Q256 240 261 186Q252 220 228 220Q200 208 172 220Q148 220 139 186Z',
  moustache: 'M170 214Q184 200 200 208Q216 200 230 214Q214 220 200 216Q186 220 170 214Z',
  goatee: 'M172 212Q186 200 200 206Q214 200 228 212Q232 244 200 258Q168 244 172 212Z',
};

/** @type {Record<string, (hat: string) => string>} */
const heads = {
  hijab: (hat) =>
    shape(
      'M200 62Q286 64 284 170Q286 240 320 300Q260 350 200 346Q140 350 80 300Q114 240 116 170Q114 64 200 62ZM200 98Q146 100 146 168Q148 236 200 252Q252 236 254 168Q254 100 200 98Z',
      hat,
    ) +
    line('M254 180Q258 250 210 276M146 180Q140 230 160 256M130 300Q190 330 262 300', c.ink, 4, {
      o: 0.14,
    }),
  wrap: (hat) =>
    shape(
      'M200 58Q290 66 278 172Q282 238 262 270Q312 300 304 352H110Q92 300 138 272Q118 240 122 172Q110 66 200 58ZM200 104Q150 108 146 176Q150 240 200 252Q250 240 254 176Q250 108 200 104Z',
      hat,
    ) + line('M130 130Q200 70 268 134M138 272Q200 330 262 270', c.ink, 4, { o: 0.16 }),
  ghutra: (hat) =>
    shape(
      'M200 64Q282 66 278 150L296 300Q262 330 244 300L252 168Q246 120 200 116Q154 120 148 168L156 300Q138 330 104 300L122 150Q118 66 200 64Z',
      hat,
    ) + line('M126 124Q200 82 274 124M128 138Q200 96 272 138', c.ink, 9),
  checked: (hat) =>
    shape(
      'M200 64Q282 66 278 150L296 300Q262 330 244 300L252 168Q246 120 200 116Q154 120 148 168L156 300Q138 330 104 300L122 150Q118 66 200 64Z',
      c.white,
    ) +
    dashes(
      'M132 150L118 300M270 150L284 300M150 100Q200 66 250 100M140 128L130 300M260 128L272 300',
      hat,
      9,
      '7 7',
    ) +
    line('M126 124Q200 82 274 124M128 138Q200 96 272 138', c.ink, 9),
  turban: (hat) =>
    shape('M128 152Q96 60 200 52Q304 60 272 152Q240 108 200 112Q160 108 128 152Z', hat) +
    line('M134 140Q190 90 268 84M126 112Q190 76 250 62M272 146Q230 100 180 88', c.ink, 5, {
      o: 0.2,
    }),
  helmet: (hat) =>
    shape('M126 136Q126 56 200 54Q274 56 274 136Z', hat) +
    shape('M210 54Q274 56 274 136H240Q238 84 210 54Z', c.ink, { o: 0.12 }) +
    rect(110, 130, 180, 18, hat, { r: 9 }) +
    rect(110, 140, 180, 8, c.ink, { o: 0.12, r: 4 }) +
    rect(186, 54, 28, 76, '#fff', { o: 0.45, r: 10 }),
  cap: (hat) =>
    shape('M132 138Q128 62 200 60Q272 62 268 138Q200 120 132 138Z', hat) +
    shape('M130 138Q200 112 270 138Q290 150 276 156Q200 134 124 156Q110 150 130 138Z', hat) +
    shape('M130 138Q200 112 270 138Q290 150 276 156Q200 134 124 156Q110 150 130 138Z', c.ink, {
      o: 0.22,
    }) +
    disc(200, 96, 12, c.apricot),
};

const shoulders = 'M48 400Q52 306 136 288L166 276H234L264 288Q348 306 352 400Z';

/** Details of garments, by their kind. @type {Record<Face['wear'], (trim: string, skin: string) => string>} */
const garments = {
  suit: (trim) =>
    shape('M160 278L200 400H200L240 278Z', c.white) +
    shape('M188 306H212L220 400H180Z', trim) +
    shape('M186 294H214L210 312H190Z', trim) +
    shape('M160 278L140 292L176 400H196ZM240 278L260 292L224 400H204Z', c.ink, { o: 0.2 }),
  robe: () =>
    shape('M162 278H238L232 300Q200 316 168 300Z', c.ink, { o: 0.08 }) +
    line('M200 306V400', c.ink, 4, { o: 0.2 }) +
    line('M200 330h.1M200 364h.1', c.camel, 9),
  polo: (trim) =>
    shape('M156 280L200 322L244 280L232 272H168Z', trim) +
    line('M200 322V372', c.ink, 4, { o: 0.25 }) +
    rect(252, 334, 44, 26, trim, { r: 5 }),
  vest: (trim) =>
    shape('M100 302L152 284L182 400H92ZM300 302L248 284L218 400H308Z', trim) +
    line('M112 300L122 400M288 300L278 400M96 372H176M224 372H304', c.cream, 13, {
      butt: true,
    }) +
    shape('M164 278L200 310L236 278L226 270H174Z', c.white, { o: 0.7 }),
  blouse: (trim, skin) =>
    shape('M154 280Q200 360 246 280L232 270H168Z', skin) +
    line('M150 282Q200 372 250 282', trim, 9),
  abaya: (trim) => line('M150 286Q170 350 168 400M250 286Q230 350 232 400', trim, 8),
  collar: (trim) =>
    shape('M156 280L200 312L176 340ZM244 280L200 312L224 340Z', trim) +
    line('M200 316V400', c.ink, 4, { o: 0.18 }),
};

/** Returns clothes over the shoulders. @param {Face} f @param {string} skin */
const clothes = (f, skin) =>
  shape(shoulders, f.top) +
  shape('M234 276L264 288Q348 306 352 400H270Q276 320 234 276Z', c.ink, { o: 0.1 }) +
  garments[f.wear](f.trim ?? c.white, skin);

/** Returns eyes, brows, nose, mouth. @param {Face} f */
function features(f) {
  const tint = f.tint ?? c.ink;
  /** @type {Record<string, string>} */
  const mouths = {
    smile: line('M182 222Q200 236 218 222', '#96402f', 6),
    grin: shape('M178 218H222Q218 242 200 242T178 218Z', '#fff', { s: '#96402f', sw: 4 }),
    calm: line('M184 226Q200 231 216 226', '#96402f', 6),
  };
  return (
    line('M176 176h.1M224 176h.1', c.ink, 13) +
    line('M162 154Q176 146 190 153M210 153Q224 146 238 154', tint, 7) +
    line('M202 178Q210 198 198 202', c.ink, 5, { o: 0.28 }) +
    (mouths[f.mouth ?? 'smile'] ?? '') +
    (f.glasses
      ? line(
          'M154 178a22 20 0 1 0 44 0a22 20 0 1 0-44 0M202 178a22 20 0 1 0 44 0a22 20 0 1 0-44 0M154 174H142M246 174H258',
          c.ink,
          5,
        )
      : '')
  );
}

/** Returns a shape, or nothing where a face does not have it. @param {string | undefined} d @param {string} fill */
const shapeIf = (d, fill) => (d ? shape(d, fill) : '');

/** @param {Face} f */
export function portrait(f) {
  const skin = skins[f.skin] ?? c.camel;
  const form = forms[f.form ?? 'oval'] ?? '';
  const [behind, front] = hairs[f.hair ?? 'none'] ?? ['', ''];
  const tint = f.tint ?? c.ink;
  const covered = ['hijab', 'wrap', 'ghutra', 'checked'].includes(f.head ?? '');
  return picture(
    400,
    400,
    f.title,
    rect(0, 0, 400, 400, f.back[0]),
    shape('M60 400V190Q60 60 200 20Q340 60 340 190V400Z', f.back[1]),
    shapeIf(behind, tint),
    shape('M172 230H228V280Q200 306 172 280Z', skin),
    shape('M172 246Q200 274 228 246V262Q200 286 172 262Z', c.ink, { o: 0.16 }),
    clothes(f, skin),
    covered ? '' : line('M138 182h.1M262 182h.1', skin, 26),
    shape(form, skin),
    shape('M200 88Q262 88 262 150V184Q260 232 214 254Q246 180 200 88Z', c.ink, { o: 0.06 }),
    shapeIf(beards[f.beard ?? ''], tint),
    features(f),
    shapeIf(front, tint),
    f.head ? (heads[f.head]?.(f.hat ?? c.petrol) ?? '') : '',
    f.earrings ? line('M138 202h.1M262 202h.1', c.sun, 10) : '',
  );
}
