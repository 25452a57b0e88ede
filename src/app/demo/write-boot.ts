import { readPreference } from '@/browser/preference-cookie';
import { askedLocale } from '@/lib/asked-locale';
import type { GlobalSetting } from '@/renderer/types';
import { type Boot, neutralBoot } from '../boot';

/** Writes the boot data into the page as the server does. */
export function writeBoot(document: Document, setting: GlobalSetting, domain: string, base: string): Boot {
  const boot: Boot = {
    ...neutralBoot(domain),
    setting,
    locale: setting.locale ?? askedLocale(navigator.languages),
    revision: 'demo',
  };
  const record = document.createElement('script');
  record.type = 'application/json';
  record.id = 'mw-boot';
  record.textContent = JSON.stringify(boot);
  const place = document.createElement('meta');
  place.name = 'mw-base';
  place.content = base.replace(/\/$/, '');
  document.head.append(place, record);
  document.documentElement.dataset.mode = readPreference('mw_mode') ?? setting.theme?.mode ?? 'system';
  if (setting.pageBackgroundColor) document.documentElement.style.setProperty('--mw-page', setting.pageBackgroundColor);
  document.title = setting.texts?.[boot.locale]?.title ?? setting.title ?? '';
  if (setting.icon) setIcon(document, setting.icon, base);
  return boot;
}

/** Browsers fetch icons without the service worker, so this URL must be correct. */
function setIcon(document: Document, url: string, base: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? document.createElement('link');
  link.rel = 'icon';
  link.href = url.startsWith('/') ? base + url.slice(1) : url;
  document.head.append(link);
}
