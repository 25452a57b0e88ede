import type { Locale } from '../../../generated/locales';
import type { Brand } from './brand';
import { escapeHtml } from './escape-html';
import type { PagePreloads } from './page-preloads';
import { NONCE } from './page-template';

/** Everything a browser, a search engine or a chat preview reads before a script runs: this domain's brand, nobody else's. */
export function pageHead(
  brand: Brand,
  locale: Locale,
  origin: string | undefined,
  logo: string | null | undefined,
): string {
  const meta = (attribute: 'name' | 'property', key: string, content: string | undefined, more = '') =>
    content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}"${more}>` : '';
  const { light, dark } = brand.background;
  const themeColors =
    brand.mode === 'system'
      ? meta('name', 'theme-color', light, ' media="(prefers-color-scheme: light)"') +
        meta('name', 'theme-color', dark, ' media="(prefers-color-scheme: dark)"')
      : meta('name', 'theme-color', brand.mode === 'dark' ? dark : light);
  return [
    `<title>${escapeHtml(brand.title)}</title>`,
    meta('name', 'description', brand.slogan || brand.title),
    themeColors,
    `<link rel="icon" href="${escapeHtml(brand.icon.url)}"${brand.icon.type ? ` type="${brand.icon.type}"` : ''}>`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', brand.title),
    meta('property', 'og:site_name', brand.title),
    meta('property', 'og:description', brand.slogan),
    meta('property', 'og:locale', locale.replace('-', '_')),
    meta('property', 'og:image', absolute(logo, origin)),
    firstPaint(brand),
  ].join('');
}

/** index.html paints the first frame from this colour. A style attribute would need 'unsafe-inline'; a style with a nonce does not. */
const firstPaint = ({ page }: Brand) => (page ? `<style nonce="${NONCE}">:root{--mw-page:${page}}</style>` : '');

export const preloadLinks = ({ scripts, pictures }: PagePreloads) =>
  [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}" nonce="${NONCE}">`),
    ...pictures.map(
      ({ url, media }) =>
        `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(url)}"${media ? ` media="${media}"` : ''}>`,
    ),
  ].join('');

function absolute(url: string | null | undefined, origin: string | undefined): string | undefined {
  if (!url || /^https:/.test(url)) return url ?? undefined;
  return origin ? origin + url : undefined;
}
