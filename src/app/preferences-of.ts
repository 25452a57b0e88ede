import { readPreference } from '@/browser/preference-cookie';
import { isLocale } from '@/lib/is-locale';
import type { GlobalSetting } from '@/renderer/types';
import type { Mode, Preferences } from '@/session/preferences';
import type { Locale } from '../../generated/locales';

/** The visitor's choice, else the domain's, else the system's. */
export function preferencesOf(setting: GlobalSetting, locale: Locale): Preferences {
  const chosenLocale = readPreference('mw_locale');
  const chosenMode = readPreference('mw_mode');
  return {
    locale: isLocale(chosenLocale) ? chosenLocale : locale,
    mode: isMode(chosenMode) ? chosenMode : (setting.theme?.mode ?? 'system'),
  };
}

function isMode(value: string | undefined): value is Mode {
  return value === 'system' || value === 'light' || value === 'dark';
}
