import { Field, Int32, List, Schema, Utf8 } from 'apache-arrow';
import { codeKey } from '../../../setting/alarm/code-key';
import { fold } from '../../base/text/fold';
import { scan, WORD } from '../../base/text/scan';
import { termsOf } from '../../base/text/terms';
import type { SearchLang } from './types';
import { type CountedTerms, isWord } from './vocabulary';

/** A passage with the fields of its document that search needs. */
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

/** A passage as read from the index. */
export interface Candidate extends Omit<PassageRow, 'codes'> {
  codes: string;
}

/**
 * Columns in LanceDB: ids and filters, what suggestions need, the terms for the full-text indexes, and in `passage`
 * everything that is shown. Fetching fourteen columns of fifty passages cost twice the search itself; one costs next to
 * nothing. One index over all terms and a short one over titles and headings cost a third of a search over three
 * fields, and find more.
 */
export const INDEX_SCHEMA = new Schema([
  ...['id', 'docId', 'lang', 'title'].map((name) => new Field(name, new Utf8(), false)),
  new Field('kbId', new Int32(), false),
  new Field('headings', new List(new Field('item', new Utf8(), true)), false),
  ...['passage', 'terms', 'head', 'codes'].map((name) => new Field(name, new Utf8(), false)),
]);

export const PASSAGE_COLUMN = 'passage';
export const readPassage = (value: string): Candidate => JSON.parse(value);

interface IndexedPassage {
  row: Record<string, unknown>;
  counted: CountedTerms;
}

/** Words in the folded fields, for corrections. */
function wordsOf(fields: string[]): Set<string> {
  const words = new Set<string>();
  for (const field of fields)
    scan(field, (kind, from, to) => {
      if (kind === WORD && isWord(field.slice(from, to))) words.add(field.slice(from, to));
    });
  return words;
}

function termsOfPassage({ title, headings, text }: Pick<PassageRow, 'title' | 'headings' | 'text'>) {
  const fields = [fold(title), fold(headings.join(' / ')), fold(text)] as const;
  const head = [...termsOf(fields[0]), ...termsOf(fields[1])];
  const terms = [...head, ...head, ...termsOf(fields[2])];
  return { head, terms, counted: { terms: new Set(terms), words: wordsOf([...fields]) } };
}

/** The terms and words that a passage adds to the vocabulary. */
export const countedTerms = (passage: Candidate): CountedTerms => termsOfPassage(passage).counted;

export function toIndexed(passage: PassageRow): IndexedPassage {
  const { id, docId, lang, kbId, title, headings } = passage;
  const { head, terms, counted } = termsOfPassage(passage);
  const codes = passage.codes.map((code) => (code.startsWith('§') ? code : codeKey(code))).join(' ');
  const shown = JSON.stringify({ ...passage, codes } satisfies Candidate);
  return {
    row: {
      ...{ id, docId, lang, kbId, title, headings, codes },
      passage: shown,
      terms: terms.join(' '),
      head: head.join(' '),
    },
    counted,
  };
}
