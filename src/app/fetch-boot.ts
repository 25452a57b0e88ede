import { settingsEndpoints } from '@/api/settings';
import { askedLocale } from '@/lib/asked-locale';
import { type Boot, isSetting, neutralBoot } from './boot';
import { makeStore } from './store';

export type FetchSetting = (accessDomain: string) => Promise<unknown>;

/** Boot data for other hosts of the built files: a static demo, the dev server, a page behind another gateway. */
export async function fetchBoot(location: Location, fetchSetting: FetchSetting): Promise<Boot> {
  const domain = new URLSearchParams(location.search).get('domain') ?? domainOf(location.hostname);
  try {
    const setting = await fetchSetting(domain);
    const { default: check } = await import('virtual:check/global-setting');
    if (!check(setting) || !isSetting(setting)) return neutralBoot(domain);
    return { ...neutralBoot(domain), setting, locale: setting.locale ?? askedLocale(navigator.languages) };
  } catch {
    return neutralBoot(domain);
  }
}

/** The real store needs preferences, which need the setting, so this call uses a temporary store. */
export function bootFromCall(): Promise<Boot> {
  const store = makeStore({ locale: 'zh-CN', mode: 'system' });
  return fetchBoot(window.location, (accessDomain) =>
    store
      .dispatch(settingsEndpoints.getGlobalSetting.initiate({ accessDomain, revision: '' }))
      .unwrap()
      .then(({ setting }) => setting),
  );
}

function domainOf(host: string): string {
  if (host === 'localhost' || host === '127.0.0.1') return 'main';
  return host.endsWith('.localhost') ? host.slice(0, -'.localhost'.length) : host;
}
