import type { Locale } from '../../../generated/locales';
import type { Brand } from './brand';

const MOST = 12;

/** Counts what a person sees as one sign: a cut within one would leave another. */
function shorten(title: string): string {
  const signs = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  return signs.length > MOST ? `${signs.slice(0, MOST - 1).join('')}…` : title;
}

/** The installed app carries the domain's own name, colours and icon. */
export function webManifest(brand: Brand, locale: Locale) {
  return {
    id: '/',
    name: brand.title,
    short_name: shorten(brand.title),
    description: brand.slogan,
    lang: locale,
    start_url: '/engine',
    scope: '/',
    display: 'standalone',
    theme_color: brand.color,
    background_color: brand.mode === 'dark' ? brand.background.dark : brand.background.light,
    icons: [
      { src: brand.icon.url, sizes: 'any', ...(brand.icon.type ? { type: brand.icon.type } : {}), purpose: 'any' },
    ],
  };
}
