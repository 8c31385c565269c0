/** Finds numbers in texts, for fields that need the number alone. */
import otherNames from '../../../schema/other-names.json' with { type: 'json' };

const { words, ordinals, tens } = otherNames.numbers;

/** Returns the number that an English word names; `undefined` for other words. */
function numberOfWord(text: string): string | undefined {
  const [word = '', unit = '', ...more] = text.trim().toLowerCase().split(' ');
  // In "twenty one" and "five thousand" the second word is no unit.
  const isNumber = words.includes(unit) || tens.includes(unit) || /thousand|million/.test(unit);
  if (more.length > 0 || isNumber) return undefined;
  if (words.includes(word)) return String(words.indexOf(word));
  if (ordinals.includes(word)) return String(ordinals.indexOf(word) + 1);
  return tens.includes(word) ? String(30 + 10 * tens.indexOf(word)) : undefined;
}

/** Converts Arabic and Persian digits and decimal points, and the typographic minus, to those of YAML. */
export function withLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/^[−–](?=\d)/, '-');
}

/**
 * Returns the number in a text such as `£45`, `1,450`, `45 min`, `12,50`, `4/5` or `three`; `undefined` when there is
 * none, or more than one.
 */
export function numberIn(written: string): string | undefined {
  const text = withLatinDigits(written);
  const word = numberOfWord(text);
  if (word) return word;
  const [, stars] = /^([★⭐]+)☆*$/u.exec(text.trim()) ?? [];
  if (stars) return String([...stars].length);
  const thousands = /^(\d+(?:\.\d+)?) ?k$/i.exec(text.trim())?.[1];
  if (thousands) return String(Number(thousands) * 1000);
  const found = /^[^\d-]{0,8}?(-?\d[\d.,' \u00a0]*)[^\d]{0,20}$/.exec(text.trim());
  const digits = found?.[1]?.replace(/[.,' \u00a0]+$/, '');
  if (digits === undefined) return undefined;
  // With text around it, a point before three digits separates thousands.
  const isThousands = digits !== text.trim() && /^\d{1,3}(?:\.\d{3})+$/.test(digits);
  if (/^-?\d+(?:\.\d+)?$/.test(digits) && !isThousands) return digits;
  // Commas, points, spaces or apostrophes separate thousands.
  if (/^-?\d{1,3}(?:([,.' \u00a0])\d{3})(?:\1\d{3})*$/.test(digits)) {
    return digits.replace(/[^\d-]/g, '');
  }
  if (/^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(digits)) return digits.replaceAll(',', '');
  if (/^-?\d{1,3}(?:\.\d{3})*,\d{1,2}$/.test(digits)) {
    const whole = /\..*,0+$/.test(digits) ? digits.replace(/,0+$/, '') : digits;
    return whole.replaceAll('.', '').replace(',', '.');
  }
  return undefined;
}

/** Returns whether a text is a size in a unit that is not the one of the field with this description. */
export function isOfOtherUnit(text: string, description = ''): boolean {
  const [unit] = /(?<=\d\s*)(?:px|%)\s*$/i.exec(text) ?? [];
  const isOwn = unit?.startsWith('%') ? /%|\bper ?cent/i : /\bpixels?\b/i;
  return unit !== undefined && !isOwn.test(description);
}

/** Returns the degrees of a latitude or longitude such as `51°30'N`; negative in the south and west. */
function degreesIn(text: string): string | undefined {
  const [, degrees, minutes = 0, seconds = 0, side = ''] =
    /^(\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|'')\s*)?([NSEW])$/.exec(
      text,
    ) ?? [];
  if (degrees === undefined) return undefined;
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return String(Number((/[SW]/.test(side) ? -value : value).toFixed(5)));
}

/** Returns the minutes of a duration in hours such as `1h30`, `1:30` or `2 hours`. */
function minutesIn(text: string): string | undefined {
  const [, hours, minutes = 0] =
    /^(\d{1,2}(?:[.,]5)?)\s*(?::(?=\d)|h|hrs?|hours?|std|stunden?)\.?\s*(\d{1,2})?\s*(?:m|min|minutes?|minuten)?\.?$/i.exec(
      text,
    ) ?? [];
  return hours && String(Number(hours.replace(',', '.')) * 60 + Number(minutes));
}

/**
 * Returns the numbers that a text may mean, the likeliest first, by the unit in the field's name or description:
 * `5 seconds` are 5000 milliseconds.
 */
export function numbersFor(written: string, description = ''): string[] {
  const text = written.trim();
  const degrees = /\bdegrees\b/.test(description) ? degreesIn(text) : undefined;
  const minutes = /\bminutes\b/.test(description) ? minutesIn(text) : undefined;
  const number = numberIn(text);
  // A time in milliseconds has no fraction: 0.5 is half a second.
  const isInSeconds = /\d\s*s(?:ec(?:ond)?s?)?\.?$|^\d{0,2}\.\d+$/i.test(text);
  const isShort = isInSeconds && /\bmilliseconds\b/.test(description);
  const withPoint = /^-?\d{1,3},\d+$/.test(text) ? text.replace(',', '.') : undefined;
  const inUnit = isShort && number ? String(Number(number) * 1000) : number;
  return [degrees, minutes, inUnit, withPoint].filter((one) => one !== undefined);
}
