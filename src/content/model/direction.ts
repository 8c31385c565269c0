/** Languages that are written from right to left (https://www.w3.org/International/questions/qa-scripts). */
const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/i;

/** Returns the direction in which a language is written. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return rightToLeft.test(lang) ? 'rtl' : 'ltr';
}
