import remarkMath from 'remark-math';
import type { Pluggable } from 'unified';

/** Loaded only if a text has a formula. Allows single dollar signs, because hasMath has ruled out money. */
export const remarkFormulas: Pluggable = [remarkMath, { singleDollarTextMath: true }];
