import { askedLocale } from '@/lib/asked-locale';
import { VERSION } from '@/lib/version';
import type { GlobalSetting } from '@/renderer/types';
import type { Locale } from '../../generated/locales';

/** What the server writes into the page: the brand is there before the first frame. */
export interface Boot {
  setting: GlobalSetting;
  domain: string;
  locale: Locale;
  revision: string;
  env: 'production' | 'preproduction';
  version: string;
  /** For cookies that several hosts share. */
  cookieDomain?: string;
  /** Embedded pages of these origins may say that the session has expired. */
  frameOrigins?: string[];
  /** The data platform of the configuration. */
  bigdata?: { url: string; key: string; domain: string };
}

/** The product's own look, of no company: better than nothing, and better than another company's. */
export function neutralBoot(domain: string): Boot {
  return {
    setting: {
      accessDomain: domain,
      allowLogin: true,
      title: 'intelligent interaction engine',
      logan: 'industrial knowledge smart search, precise solution generation',
      texts: { 'zh-CN': { title: '智能交互引擎', logan: '工业知识智能搜索，精准方案生成' } },
      searchScope: [3],
      functionList: [1, 2, 3],
    },
    domain,
    locale: 'zh-CN',
    revision: '',
    env: 'production',
    version: VERSION,
  };
}

/** The boot record of this page; undefined where no server of ours wrote one. */
export function readBoot(document: Document): Boot | undefined {
  const text = document.getElementById('mw-boot')?.textContent;
  if (!text) return undefined;
  try {
    const found: Partial<Boot> | null = JSON.parse(text);
    if (!isSetting(found?.setting)) return undefined;
    const { setting } = found;
    return { ...neutralBoot(setting.accessDomain), ...found, setting };
  } catch {
    return undefined;
  }
}

export type FetchSetting = (accessDomain: string) => Promise<unknown>;

/** For every other host of the built files: a static demo, the dev server, a page behind somebody's own gateway. */
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

function isSetting(value: unknown): value is GlobalSetting {
  return (
    typeof value === 'object' && value !== null && 'accessDomain' in value && typeof value.accessDomain === 'string'
  );
}

function domainOf(host: string): string {
  if (host === 'localhost' || host === '127.0.0.1') return 'main';
  return host.endsWith('.localhost') ? host.slice(0, -'.localhost'.length) : host;
}
