import type { BrandVariants } from '@fluentui/react-components';
import { contrast } from '../../../setting/luminance';
import { AA_TEXT, readableOn } from './contrast';
import { toHex, toOklch } from './oklch';

export type Mode = 'light' | 'dark';

/** Fluent's brand steps, dark to light; 80 fills buttons in light themes, 70 in dark ones. */
const STEPS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;

const DARKEST = 0.2;
const LIGHTEST = 0.97;
/** Minimum contrast of white text for which the colour is darkened. Below it, the brand colour would change visibly. */
const MENDABLE = 3.6;

export interface Brand {
  ramp: BrandVariants;
  /** The configured colour, slightly darkened if that makes white text readable. */
  fill: string;
  /** Text colour on the fill: white, or black if white is unreadable. */
  onFill: '#ffffff' | '#000000';
}

/** Sixteen tones of one hue. The fill keeps its lightness; the others are spaced evenly towards both ends. */
export function brandRamp(color: string, mode: Mode): Brand {
  const { fill, onFill } = fillFor(color);
  const base = toOklch(fill);
  const anchor = mode === 'light' ? 80 : 70;
  const at = STEPS.indexOf(anchor);
  const tone = (index: number): string => {
    if (index === at) return fill;
    const share = index < at ? (at - index) / at : (index - at) / (STEPS.length - 1 - at);
    const end = index < at ? Math.min(DARKEST, base.l) : Math.max(LIGHTEST, base.l);
    // Chroma decreases towards the ends, so that pale tones do not glow and dark ones do not look dirty.
    return toHex({ l: base.l + (end - base.l) * share, c: base.c * (1 - 0.8 * share ** 1.5), h: base.h });
  };
  const ramp = Object.fromEntries(STEPS.map((step, index) => [step, tone(index)])) as unknown as BrandVariants;
  return { ramp, fill, onFill };
}

function fillFor(color: string): Pick<Brand, 'fill' | 'onFill'> {
  const white = contrast('#ffffff', color);
  if (white >= AA_TEXT) return { fill: toHex(toOklch(color)), onFill: '#ffffff' };
  if (white >= MENDABLE) return { fill: readableOn(color, ['#ffffff'], 'darker'), onFill: '#ffffff' };
  return { fill: toHex(toOklch(color)), onFill: '#000000' };
}
