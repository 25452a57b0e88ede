import type { Finding } from './finding';
import { type JsonObject, own } from './json-value';
import { luminance } from './luminance';

const readable = 4.5;
const white = '#ffffff';

/** Contrast of two hexadecimal colours (WCAG), 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The theme moves what cannot be read; the operator should know that visitors see another colour than the chosen one. */
export function checkContrast(setting: JsonObject): Finding[] {
  const findings: Finding[] = [];
  const page = colorOf(own(setting, 'pageBackgroundColor'));
  const brand = colorOf(own(own(setting, 'theme'), 'brandColor'));
  if (page && luminance(page) < 0.8) findings.push(darkPage(page));
  if (!brand) return findings;
  const onPage = contrast(brand, page && luminance(page) >= 0.8 ? page : white);
  if (onPage < readable) findings.push(paleBrand(brand, onPage));
  return findings;
}

const colorOf = (value: unknown) =>
  typeof value === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : undefined;

const darkPage = (page: string): Finding => ({
  severity: 'warning',
  kind: 'contrast',
  pointer: '/pageBackgroundColor',
  text: {
    'zh-CN': `页面背景色 ${page} 对浅色模式来说太深，显示时会被调亮，访客看到的不是这个颜色。`,
    'en-US': `The page colour ${page} is too dark for the light mode: it is lightened, and visitors see another colour.`,
  },
});

const paleBrand = (brand: string, figure: number): Finding => ({
  severity: figure < 3 ? 'warning' : 'info',
  kind: 'contrast',
  pointer: '/theme/brandColor',
  text: {
    'zh-CN': `品牌色 ${brand} 与页面的对比度为 ${figure.toFixed(1)}:1（文字至少需要 4.5:1），品牌色文字会被加深。`,
    'en-US': `The brand colour ${brand} has a contrast of ${figure.toFixed(1)}:1 to the page (text needs 4.5:1): words in it are darkened.`,
  },
});
