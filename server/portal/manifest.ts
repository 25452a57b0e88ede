import type { Locale } from '../plugins/errors';
import type { Brand } from './brand';

/** The installed app carries the domain's own name, colours and icon. */
export function webManifest(brand: Brand, locale: Locale) {
  return {
    id: '/',
    name: brand.title,
    short_name: brand.title.length > 12 ? `${[...brand.title].slice(0, 11).join('')}…` : brand.title,
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
