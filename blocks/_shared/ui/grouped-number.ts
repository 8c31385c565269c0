/** By the number of decimals: to make one takes longer than to write hundreds of numbers. */
const formats = new Map<number, Intl.NumberFormat>();

/** Returns a number with a comma before each three digits and so many decimals: `1,200.00`. */
export function groupedNumber(value: number, decimals: number): string {
  let format = formats.get(decimals);
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    format = new Intl.NumberFormat('en', digits);
    formats.set(decimals, format);
  }
  return format.format(value);
}
