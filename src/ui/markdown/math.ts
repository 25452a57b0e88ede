import remarkMath from 'remark-math';
import type { Pluggable } from 'unified';

/** Loaded only when a text holds a formula. A single dollar counts: what looks like money was sorted out before (hasMath). */
export const remarkFormulas: Pluggable = [remarkMath, { singleDollarTextMath: true }];
