import type { components } from '../../../generated/api';
import { LOCALES, type Locale } from '../../../generated/locales';
import { luminance } from '../../../setting/luminance';
import type { DomainSetting } from '../settings';

export interface Brand {
  title: string;
  slogan: string;
  color: string;
  /** The configured page colour, as index.html takes it. */
  page: string | undefined;
  /** What a browser paints round the page: about the colour the page gets in each mode. */
  background: { light: string; dark: string };
  mode: 'system' | 'light' | 'dark';
  icon: { url: string; type?: string };
}

const productColor = '#0f6cbd';
/** As in index.html, which leads a page colour that is too dark or too loud for a light page back to this. */
const neutralPage = { light: '#f7f8fa', dark: '#131517' };

/** What the HTML, the manifest and the icon say about a domain, in one language. */
export function brandOf({ setting, revision }: DomainSetting, locale: Locale): Brand {
  const texts = setting.texts?.[locale];
  const page = colorOr(setting.pageBackgroundColor, undefined);
  return {
    title: texts?.title ?? setting.title ?? '',
    slogan: texts?.logan ?? setting.logan ?? '',
    color: colorOr(setting.theme?.brandColor, productColor),
    page,
    background: { light: page && isPale(page) ? page : neutralPage.light, dark: neutralPage.dark },
    mode: setting.theme?.mode ?? 'system',
    icon: setting.icon
      ? { url: setting.icon, type: setting.icon.endsWith('.svg') ? 'image/svg+xml' : undefined }
      : { url: `/icon.svg?v=${revision.slice(0, 8)}`, type: 'image/svg+xml' },
  };
}

/** The language of a first visit is the domain's own; a visitor's choice wins, then the browser's where the domain has none. */
export function localeFor(
  { setting }: DomainSetting,
  chosen: string | undefined,
  negotiated: components['schemas']['Locale'],
): Locale {
  const known = LOCALES.find((locale) => locale === chosen);
  if (known) return known;
  return setting.locale ?? negotiated;
}

/** Colours end up in style text: what is not a plain hexadecimal colour is not written, whoever checked it before. */
const colorOr = <F extends string | undefined>(color: string | null | undefined, fallback: F): string | F =>
  color && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : fallback;

const isPale = (color: string) => luminance(color) > 0.8;
