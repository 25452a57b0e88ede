import type { Store } from '../base/database/db';
import { readScope } from './asked-scope';
import type { Reading } from './open-reading';
import { quotedOf } from './quotable';
import { type BankQuestion, listBankQuestions, pickBankQuestions } from './store/question-bank';

interface Sources {
  store: Store;
}

interface BankPage {
  list: BankQuestion[];
  total: number;
  pageNum: number;
  pageSize: number;
}

interface BankInput {
  /** Comma-separated ids, "1,3". */
  scope?: string;
  lang?: 'zh' | 'en';
  keyword?: string;
  pageNum?: number;
  pageSize?: number;
}

export async function listBank(
  { store }: Sources,
  reading: Reading,
  { scope, lang, keyword, pageNum = 1, pageSize = 20 }: BankInput,
): Promise<BankPage> {
  const community = quotedOf(reading);
  const query = { lang, keyword, community, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { list, total } = await listBankQuestions(store.db, { ...query, scope: reading.scope(readScope(scope)) });
  return { list: list.map((one) => asKnown(one, reading)), total, pageNum, pageSize };
}

export async function recommendQuestions(
  { store }: Sources,
  reading: Reading,
  { scope, lang, limit = 6 }: { scope?: string; lang?: 'zh' | 'en'; limit?: number },
): Promise<BankQuestion[]> {
  const community = quotedOf(reading);
  const list = await pickBankQuestions(store.db, { lang, limit, community, scope: reading.scope(readScope(scope)) });
  return list.map((one) => asKnown(one, reading));
}

const asKnown = (question: BankQuestion, { wireId }: Reading) => ({ ...question, kbId: wireId(question.kbId) });
