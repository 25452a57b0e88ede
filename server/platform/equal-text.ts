import { timingSafeEqual } from 'node:crypto';

/** Compares in the same time, however much of the beginning agrees. */
export const equalText = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
