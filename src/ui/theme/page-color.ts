import type { Mode } from './brand-ramp';
import { toHex, toOklch } from './oklch';

const NEUTRAL_PAGE = '#f7f8fa';

/**
 * The page background. index.html computes the same colours in CSS before any script runs, so change both together.
 * Limits lightness and chroma to keep text readable.
 */
export function pageColor(configured: string | null | undefined, mode: Mode): string {
  const { l, c, h } = toOklch(configured ?? NEUTRAL_PAGE);
  return mode === 'light'
    ? toHex({ l: Math.max(l, 0.94), c: Math.min(c, 0.05), h })
    : toHex({ l: 0.19, c: Math.min(c, 0.015), h });
}
