import type { GlobalSetting } from '@/renderer/types';
import { fullHex } from '@/ui/form/full-hex';
import { brandRamp } from '@/ui/theme/brand-ramp';
import { AA_TEXT } from '@/ui/theme/contrast';
import { contrast } from '../../../../setting/luminance';

export interface ColorNote {
  pointer: string;
  code: 'black' | 'mended';
  color: string;
  shown: string;
  ratio: number;
}

/** Reports brand colours that are adjusted because white text would be unreadable on them. */
export function checkColors({ theme }: GlobalSetting): ColorNote[] {
  const color = fullHex(theme?.brandColor);
  if (!color) return [];
  const ratio = contrast('#ffffff', color);
  if (ratio >= AA_TEXT) return [];
  const { fill, onFill } = brandRamp(color, 'light');
  const code = onFill === '#000000' ? 'black' : 'mended';
  return [{ pointer: '/theme/brandColor', code, color, shown: fill, ratio }];
}
