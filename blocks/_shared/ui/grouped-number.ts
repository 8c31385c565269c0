/** Returns a number with a comma before each three digits and so many decimals: `1,200.00`. */
export const groupedNumber = (value: number, decimals: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
