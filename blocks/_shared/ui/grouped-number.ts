/** Returns a number with a comma between groups of three digits and the given number of decimals: `1,200.00`. */
export const groupedNumber = (value: number, decimals: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
