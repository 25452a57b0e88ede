import { luminance } from '../../../setting/luminance';
import { escapeHtml } from '../../base/text/escape-html';

/** An icon for a domain that has none: the first letter of its title on its colour. */
export function drawIcon(title: string, color: string): string {
  const [first] = new Intl.Segmenter().segment(title.trim());
  const letter = first?.segment.toUpperCase() ?? 'M';
  // Above this luminance the dark ink is the more readable of the two.
  const ink = luminance(color) > 0.203 ? '#1b1b1b' : '#ffffff';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="96" fill="${color}"/>`,
    `<text x="256" y="272" fill="${ink}" font-family="Segoe UI, PingFang SC, Microsoft YaHei, sans-serif" font-size="280"`,
    ` font-weight="600" text-anchor="middle" dominant-baseline="middle">${escapeHtml(letter)}</text>`,
    '</svg>',
  ].join('');
}
