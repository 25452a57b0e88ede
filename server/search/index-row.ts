import { Field, Int32, List, Schema, Utf8 } from 'apache-arrow';
import { fold } from './fold';
import { codeKey } from './identifiers';
import { scan, WORD } from './scan';
import { termsOf } from './terms';
import type { SearchLang } from './types';
import { type CountedTerms, isWord } from './vocabulary';

/** A passage as the store tells it, with what of its document search needs. */
export interface PassageRow {
  id: string;
  docId: string;
  version: number;
  kbId: number;
  lang: SearchLang;
  kind: string;
  url: string | null;
  title: string;
  headings: string[];
  page: number | null;
  start: number;
  end: number;
  text: string;
  codes: string[];
}

export const SHOWN_COLUMNS = [
  ...['id', 'docId', 'version', 'kbId', 'lang', 'kind', 'url', 'title'],
  ...['headings', 'page', 'start', 'end', 'text', 'codes'],
];

/**
 * The columns as LanceDB keeps them: the passage, and its terms as text for the full-text indexes. One index over all terms
 * and a short one over titles and headings cost a third of a search over three fields, and find more.
 */
export const INDEX_SCHEMA = new Schema([
  ...['id', 'docId', 'lang', 'kind', 'title', 'text'].map((name) => new Field(name, new Utf8(), false)),
  ...['version', 'kbId', 'start', 'end'].map((name) => new Field(name, new Int32(), false)),
  new Field('url', new Utf8(), true),
  new Field('page', new Int32(), true),
  new Field('headings', new List(new Field('item', new Utf8(), true)), false),
  ...['terms', 'head', 'codes'].map((name) => new Field(name, new Utf8(), false)),
]);

export interface IndexedPassage {
  row: Record<string, unknown>;
  counted: CountedTerms;
}

export function toIndexed(passage: PassageRow): IndexedPassage {
  const { codes, ...rest } = passage;
  const title = fold(passage.title);
  const headings = fold(passage.headings.join(' / '));
  const text = fold(passage.text);
  const head = [...termsOf(title), ...termsOf(headings)];
  const terms = [...head, ...head, ...termsOf(text)];
  const words = new Set<string>();
  for (const field of [title, headings, text])
    scan(field, (kind, from, to) => {
      if (kind === WORD && isWord(field.slice(from, to))) words.add(field.slice(from, to));
    });
  const keys = codes.map((code) => (code.startsWith('§') ? code : codeKey(code)));
  return {
    row: { ...rest, terms: terms.join(' '), head: head.join(' '), codes: keys.join(' ') },
    counted: { terms: new Set(terms), words },
  };
}
