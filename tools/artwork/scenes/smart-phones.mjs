import { chiller } from '../machines.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { chart, phone, pin, ring, writing } from '../screens.mjs';
import { at, disc, line, rect, shape } from '../shape.mjs';
import { tick } from '../tools.mjs';
import { mark } from '../vehicles.mjs';

/** Returns a phone on a square background. @param {string} title @param {string} back @param {string} show */
const handset = (title, back, show) =>
  picture(
    1000,
    1000,
    title,
    rect(0, 0, 1000, 1000, back),
    disc(500, 520, 480, '#fff', { o: 0.07 }),
    disc(500, 520, 340, '#fff', { o: 0.07 }),
    phone(310, 90, 380, 820, show),
  );

const phoneDashboard = () =>
  handset(
    'A phone showing the state of a building',
    c.petrol,
    at(26, 80, mark(24, 16, 0.5) + writing(70, 10, [150, 100], 26, c.mist, 11)) +
      rect(26, 150, 328, 230, c.foam, { r: 22 }) +
      ring(124, 264, 68, 0.74, c.sea, c.mist, 24) +
      writing(228, 226, [96, 70, 84], 38, c.sea, 12) +
      rect(26, 402, 156, 130, '#f9e6cf', { r: 20 }) +
      rect(198, 402, 156, 130, c.foam, { r: 20 }) +
      at(104, 452, shape('M8-34L-18 6H-2L-8 34L20-8H4Z', c.terra)) +
      at(276, 452, shape('M0-32Q24 2 24 12A24 24 0 0 1-24 12Q-24 2 0-32Z', c.sea)) +
      writing(64, 506, [80], 1, c.apricot, 10) +
      writing(236, 506, [80], 1, c.aqua, 10) +
      rect(26, 554, 328, 170, c.deep, { r: 22 }) +
      chart(52, 700, 46, [20, 54, 40, 84, 70, 108, 96], c.aqua, 6) +
      rect(26, 744, 328, 52, c.terra, { r: 26 }) +
      line('M130 770H250', c.white, 11),
  );

const phoneRequest = () =>
  handset(
    'A phone on which a repair is asked for and followed',
    '#d98a5f',
    rect(0, 60, 380, 330, '#dbe9e2') +
      shape('M0 250Q120 190 200 240T380 220V390H0Z', '#bfdcd8') +
      line('M8 326L150 210L230 300L372 188M110 390L150 210L90 62M230 300L300 390', c.white, 12) +
      line('M60 288L150 210L230 300L290 254', c.sea, 9) +
      pin(290, 254, 0.62) +
      disc(60, 288, 16, c.petrol) +
      disc(60, 288, 7, c.white) +
      rect(0, 370, 380, 450, c.white, { r: 30 }) +
      disc(72, 450, 40, c.apricot) +
      disc(72, 440, 15, '#a96e48') +
      shape('M44 472Q72 440 100 472Q90 488 72 490Q54 488 44 472Z', c.petrol) +
      writing(134, 434, [170, 110], 32, c.mist, 13) +
      line('M60 540V690', c.mist, 6) +
      tick(60, 540, 20) +
      tick(60, 615, 20) +
      disc(60, 690, 20, c.apricot) +
      writing(104, 532, [190], 1, c.sea, 12) +
      writing(104, 552, [120], 1, c.mist, 9) +
      writing(104, 607, [160], 1, c.sea, 12) +
      writing(104, 627, [140], 1, c.mist, 9) +
      writing(104, 682, [200], 1, c.terra, 12) +
      writing(104, 702, [100], 1, c.mist, 9) +
      rect(26, 740, 328, 56, c.petrol, { r: 28 }) +
      line('M130 768H250', c.white, 11),
  );

const phoneReport = () =>
  handset(
    'A phone with the finished report of a visit',
    '#1f7a80',
    writing(30, 96, [180, 120], 30, c.sea, 13) +
      rect(26, 160, 328, 200, c.sand, { r: 20 }) +
      at(110, 344, chiller(-70, 0, 300, 130, 3)) +
      rect(26, 384, 328, 66, c.foam, { r: 16 }) +
      rect(26, 464, 328, 66, c.foam, { r: 16 }) +
      rect(26, 544, 328, 66, c.foam, { r: 16 }) +
      tick(66, 417, 20) +
      tick(66, 497, 20) +
      tick(66, 577, 20) +
      writing(106, 417, [190], 1, c.sea, 12) +
      writing(106, 497, [150], 1, c.sea, 12) +
      writing(106, 577, [170], 1, c.sea, 12) +
      line('M50 700q30-60 44-20t30-10t40-16t40 20t60-30', c.ink, 6) +
      line('M40 726H340', c.mist, 5) +
      rect(26, 746, 328, 52, c.apricot, { r: 26 }) +
      line('M130 772H250', c.white, 11),
  );

export const pictures = {
  'images/smart-tech/phone-dashboard': phoneDashboard,
  'images/smart-tech/phone-request': phoneRequest,
  'images/smart-tech/phone-report': phoneReport,
};
