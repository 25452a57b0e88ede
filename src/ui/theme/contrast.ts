import { toHex, toLinear, toOklch } from './oklch';

/** Relative luminance as WCAG defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = toLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What WCAG AA asks of text, and of lines and icons. */
export const AA_TEXT = 4.5;

/**
 * The colour, moved in lightness only as far as it takes to be readable on every one of these backgrounds. Gives up at black or
 * white: with backgrounds from both ends no colour is readable on all.
 */
export function readableOn(
  color: string,
  backgrounds: readonly string[],
  towards: 'darker' | 'lighter',
  ratio = AA_TEXT,
): string {
  const start = toOklch(color);
  const end = towards === 'darker' ? 0 : 1;
  // One background is the hardest; the others need no look at each step.
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
