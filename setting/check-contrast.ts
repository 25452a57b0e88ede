import type { Finding } from './finding';
import { type JsonObject, own } from './json-value';
import { contrast, luminance } from './luminance';
import { message } from './messages/message';

const readable = 4.5;
const white = '#ffffff';

/** Warns of unreadable colours. The theme adjusts them, so visitors see other colours than the operator chose. */
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
  text: message('setting:checkContrast.darkPage', { page }),
});

const paleBrand = (brand: string, figure: number): Finding => ({
  severity: figure < 3 ? 'warning' : 'info',
  kind: 'contrast',
  pointer: '/theme/brandColor',
  text: message('setting:checkContrast.paleBrand', { brand, ratio: figure.toFixed(1) }),
});
