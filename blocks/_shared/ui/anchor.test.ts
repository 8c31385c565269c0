import { expect, test } from 'vitest';
import { anchorIn } from './anchor.ts';

test.each([
  ['#team', 'team'],
  ['#%C3%BCber-uns', 'über-uns'],
  ['#50%', '50%'],
  ['#%E0%A4', '%E0%A4'],
  ['', ''],
])('%j names %j', (hash, id) => expect(anchorIn(hash)).toBe(id));
