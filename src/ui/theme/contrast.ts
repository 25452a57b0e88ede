import { luminance } from '../../../setting/luminance';
import { toHex, toOklch } from './oklch';

/** Minimum contrast for text in WCAG AA. */
export const AA_TEXT = 4.5;

/**
 * Changes the lightness of the colour just enough to be readable on all backgrounds. Returns black or white if that is
 * not possible, as with both dark and light backgrounds.
 */
export function readableOn(
  color: string,
  backgrounds: readonly string[],
  towards: 'darker' | 'lighter',
  ratio = AA_TEXT,
): string {
  const start = toOklch(color);
  const end = towards === 'darker' ? 0 : 1;
  // Only the hardest background needs checking at each step.
  const levels = backgrounds.map(luminance);
  const hardest = (towards === 'darker' ? Math.min(...levels) : Math.max(...levels)) + 0.05;
  const at = (share: number) => toHex({ ...start, l: start.l + (end - start.l) * share });
  const reads = (share: number) => {
    const text = luminance(at(share)) + 0.05;
    return (towards === 'darker' ? hardest / text : text / hardest) >= ratio;
  };
  if (reads(0)) return at(0);
  let [low, high] = [0, 1];
  for (let i = 0; i < 12; i += 1) {
    const middle = (low + high) / 2;
    if (reads(middle)) high = middle;
    else low = middle;
  }
  return at(high);
}
