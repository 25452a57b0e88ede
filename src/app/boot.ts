import { VERSION } from '@/lib/version';
import type { GlobalSetting } from '@/renderer/types';
import type { Locale } from '../../generated/locales';

/** Data that the server writes into the page, so that the first frame shows the brand. */
export interface Boot {
  setting: GlobalSetting;
  domain: string;
  locale: Locale;
  revision: string;
  env: 'production' | 'preproduction';
  version: string;
  /** For cookies shared by several hosts. */
  cookieDomain?: string;
  /** Origins whose embedded pages may report that the session has expired. */
  frameOrigins?: string[];
  /** In a page of another company: where it may be, and what it shows. */
  embed?: {
    channel: string;
    off: boolean;
    parents: string[];
    pages: string[];
    assistant?: string;
    greeting?: string;
  };
  /** The configured data platform. */
  bigdata?: { url: string; key: string; domain: string };
}

/** A neutral brand, used if the setting cannot be loaded. */
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

/** The boot data in this page; undefined if the server did not write any. */
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

export function isSetting(value: unknown): value is GlobalSetting {
  return (
    typeof value === 'object' && value !== null && 'accessDomain' in value && typeof value.accessDomain === 'string'
  );
}
