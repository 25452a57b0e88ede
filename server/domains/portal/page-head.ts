import type { Locale } from '../../../generated/locales';
import { escapeHtml, escapeJson } from '../../base/text/escape-html';
import type { Brand } from './brand';
import type { PagePreloads } from './page-preloads';
import { NONCE } from './page-template';
import type { PageText } from './page-text';

/** Everything a browser, a search engine or a chat preview reads before a script runs: this domain's brand, nobody else's. */
export function pageHead(
  brand: Brand,
  locale: Locale,
  origin: string | undefined,
  { logo, text }: { logo: string | null | undefined; text?: PageText },
): string {
  const meta = (attribute: 'name' | 'property', key: string, content: string | undefined, more = '') =>
    content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}"${more}>` : '';
  const { light, dark } = brand.background;
  const themeColors =
    brand.mode === 'system'
      ? meta('name', 'theme-color', light, ' media="(prefers-color-scheme: light)"') +
        meta('name', 'theme-color', dark, ' media="(prefers-color-scheme: dark)"')
      : meta('name', 'theme-color', brand.mode === 'dark' ? dark : light);
  const title = text ? `${text.title} – ${brand.title}` : brand.title;
  const description = text ? text.description : brand.slogan;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description || brand.title),
    themeColors,
    `<link rel="icon" href="${escapeHtml(brand.icon.url)}"${brand.icon.type ? ` type="${brand.icon.type}"` : ''}>`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    meta('property', 'og:type', text ? 'article' : 'website'),
    meta('property', 'og:title', text?.title ?? brand.title),
    meta('property', 'og:site_name', brand.title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locale.replace('-', '_')),
    meta('property', 'og:image', absolute(logo, origin)),
    text ? ownHead(text, origin) : '',
    firstPaint(brand),
  ].join('');
}

/** Only where scripts do not run is the text seen; where they do, the portal draws the page at once. */
function ownHead({ path, data, feed }: PageText, origin: string | undefined): string {
  const canonical = origin && escapeHtml(origin + path);
  return [
    canonical ? `<link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}">` : '',
    feed ? `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(feed)}">` : '',
    data ? `<script type="application/ld+json" nonce="${NONCE}">${escapeJson(data)}</script>` : '',
    `<style nonce="${NONCE}">#mw-text{max-width:46rem;margin:auto;padding:1.5rem;line-height:1.6;overflow-x:auto}`,
    '#mw-text td,#mw-text th{border:1px solid;padding:.25em .5em}@media(scripting:enabled){#mw-text{display:none}}</style>',
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
