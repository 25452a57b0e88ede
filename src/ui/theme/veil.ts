import { contrast, toLinear } from '../../../setting/luminance';
import { AA_TEXT } from './contrast';

/**
 * The lowest opacity of the page colour over a background picture at which text is readable, whatever the picture.
 * Computed for the worst pixel: black under dark text, white under light text.
 */
export function veilOpacity(page: string, text: string): number {
  const light = contrast(text, '#000000') < contrast(text, '#ffffff');
  const worst = light ? '#000000' : '#ffffff';
  for (let opacity = 0; opacity < 1; opacity += 0.02) {
    if (contrast(blend(page, worst, opacity), text) >= AA_TEXT) return Math.round(opacity * 100) / 100;
  }
  return 1;
}

/** Browsers blend in encoded sRGB, not in linear light. */
function blend(over: string, under: string, opacity: number): string {
  const encode = (hex: string) =>
    toLinear(hex).map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
  const [top, bottom] = [encode(over), encode(under)];
  const mixed = top.map((value, i) => Math.round((value * opacity + (bottom[i] ?? 0) * (1 - opacity)) * 255));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
