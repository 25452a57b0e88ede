import type { Store } from '../store/db';
import { type BankQuestion, listBankQuestions, pickBankQuestions } from '../store/question-bank';
import { allowedScope, readScope } from './allowed-scope';
import type { SettingsService } from './settings';

interface Sources {
  store: Store;
  settings: SettingsService;
}

interface BankPage {
  list: BankQuestion[];
  total: number;
  pageNum: number;
  pageSize: number;
}

interface BankWish {
  /** "1,3" */
  scope?: string;
  lang?: 'zh' | 'en';
  keyword?: string;
  pageNum?: number;
  pageSize?: number;
}

async function scopeOf({ settings }: Sources, domain: string | undefined, scope?: string): Promise<number[]> {
  const { setting } = await settings.get(domain);
  return allowedScope(setting.searchScope, readScope(scope));
}

export async function listBank(
  sources: Sources,
  domain: string | undefined,
  { scope, lang, keyword, pageNum = 1, pageSize = 20 }: BankWish,
): Promise<BankPage> {
  const query = { lang, keyword, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const found = await listBankQuestions(sources.store.db, { ...query, scope: await scopeOf(sources, domain, scope) });
  return { ...found, pageNum, pageSize };
}

export async function recommendQuestions(
  sources: Sources,
  domain: string | undefined,
  { scope, lang, limit = 6 }: { scope?: string; lang?: 'zh' | 'en'; limit?: number },
): Promise<BankQuestion[]> {
  return pickBankQuestions(sources.store.db, { lang, limit, scope: await scopeOf(sources, domain, scope) });
}
