import type { ScryptOptions } from 'node:crypto';

/** OWASP, “Password Storage Cheat Sheet”: N = 2^15, r = 8, p = 3; it takes 32 MB and a tenth of a second. */
export const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
