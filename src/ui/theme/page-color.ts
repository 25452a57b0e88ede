import type { Mode } from './brand-ramp';
import { toHex, toOklch } from './oklch';

const NEUTRAL_PAGE = '#f7f8fa';

/**
 * The page behind everything. index.html paints the same colours with CSS from the same configured colour before any script runs:
 * change both or neither. A page too dark for dark text, or too loud for any, is led back.
 */
export function pageColor(configured: string | null | undefined, mode: Mode): string {
  const { l, c, h } = toOklch(configured ?? NEUTRAL_PAGE);
  return mode === 'light'
    ? toHex({ l: Math.max(l, 0.94), c: Math.min(c, 0.05), h })
    : toHex({ l: 0.19, c: Math.min(c, 0.015), h });
}
