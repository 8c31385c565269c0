import type { Rules } from '../model/rule.ts';
import * as all from './all-rules.ts';

/** All rules, by their names. */
export const rules: Rules = all;
