import { fold } from '../../base/text/fold';
import { extractCodes, parseIdentifiers } from './identifiers';
import type { LanceIndex } from './lance-index';
import type { SearchLang, Suggestion, SuggestRequest } from './types';

interface Entry {
  text: string;
  folded: string;
  kind: 'title' | 'heading';
  docId: string;
  lang: SearchLang;
  kbId: number;
}

/** Titles and headings of the index in memory, for suggestions on every key press: about 10 MB for 60,000 passages. */
export async function openSuggestions(names: LanceIndex['names']) {
  let entries: Promise<Entry[]> | undefined;
  const load = async (): Promise<Entry[]> => {
    const seen = new Map<string, Entry>();
    for (const row of await names()) {
      const names = [[row.title, 'title'] as const, ...row.headings.map((text) => [text, 'heading'] as const)];
      for (const [text, kind] of names) {
        const key = `${row.kbId} ${row.lang} ${text}`;
        if (text.length < 120 && !seen.has(key))
          seen.set(key, { text, folded: fold(text), kind, docId: row.docId, lang: row.lang, kbId: row.kbId });
      }
    }
    return [...seen.values()];
  };
  /** One that failed is not kept: the next key press loads again. */
  const loadAgain = () => {
    const loading = load();
    loading.catch(() => {
      if (entries === loading) entries = undefined;
    });
    return loading;
  };
  return {
    expire() {
      entries = undefined;
    },
    async find({ q, scope, lang, limit }: SuggestRequest): Promise<Suggestion[]> {
      const wanted = fold(q.slice(0, 200)).trim();
      if (!wanted) return [];
      entries ??= loadAgain();
      const readable = (await entries).filter((entry) => scope.includes(entry.kbId) && (!lang || entry.lang === lang));
      const found = readable.map((entry) => ({ entry, at: entry.folded.indexOf(wanted) })).filter(({ at }) => at >= 0);
      if (found.length === 0) return nearCodes(wanted, readable, limit);
      found.sort((a, b) => rankOf(a.entry, a.at) - rankOf(b.entry, b.at) || a.entry.text.length - b.entry.text.length);
      const texts = new Map(found.map(({ entry }) => [entry.text, entry]));
      return [...texts.values()].slice(0, limit).map(({ text, kind, docId }) => ({ text, kind, docId }));
    },
  };
}

/** Shorter codes differ from half of all others by one character. */
const LEAST = 4;

/** For an unknown code: names with a code that differs by one typo. */
function nearCodes(typed: string, entries: readonly Entry[], limit: number): Suggestion[] {
  const { keys, alone } = parseIdentifiers(typed);
  const [key = ''] = keys;
  if (!alone || keys.length !== 1 || key.length < LEAST || key.startsWith('§')) return [];
  const near = entries.filter(({ text }) => /\d/.test(text) && extractCodes(text).some((code) => isSlip(code, key)));
  const texts = new Map(near.map(({ text, docId }) => [text, docId]));
  return [...texts].slice(0, limit).map(([text, docId]) => ({ text, kind: 'code', docId }));
}

/** True for one wrong, extra or missing character. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** Order of suggestions: names that begin with the input first, and titles before headings. */
const rankOf = (entry: Entry, at: number) => (at === 0 ? 0 : 2) + (entry.kind === 'title' ? 0 : 1);
