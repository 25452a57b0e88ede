import type { components } from '../../../../generated/api';
import { fold } from '../../../base/text/fold';
import { namePattern } from './name-pattern';

/** What people of a domain call a thing, beside its name in the documents. */
export type OwnNames = NonNullable<components['schemas']['GlobalSetting']['synonyms']>;

interface Entry {
  name: string;
  /** All its names, folded, that in the documents first. */
  all: string[];
}

interface Prepared {
  entries: Map<string, Entry>;
  any: RegExp | null;
}

/** By the list itself, which a setting keeps until another is published. */
const prepared = new WeakMap<OwnNames, Prepared>();

/** Of two entries that use one name the first has it. */
function prepare(own: OwnNames): Prepared {
  const known = prepared.get(own);
  if (known) return known;
  const entries = new Map<string, Entry>();
  for (const { name, also } of own) {
    const all = [name, ...also].map((each) => fold(each).trim());
    for (const each of all) if (/[\p{L}\p{N}]/u.test(each) && !entries.has(each)) entries.set(each, { name, all });
  }
  const made = { entries, any: namePattern(entries.keys(), 'gi') };
  prepared.set(own, made);
  return made;
}

interface Found {
  index: number;
  length: number;
  /** The name as it is listed, without the s of more than one. */
  word: string;
  entry: Entry;
}

function ownNamesIn(text: string, own: OwnNames | null | undefined): Found[] {
  const { entries, any } = own ? prepare(own) : { entries: new Map<string, Entry>(), any: null };
  if (!any) return [];
  return [...text.matchAll(any)].flatMap(({ 0: found, index }) => {
    const whole = fold(found);
    const word = entries.has(whole) ? whole : whole.slice(0, -1);
    const entry = entries.get(word);
    return entry ? [{ index, length: found.length, word, entry }] : [];
  });
}

/** A question with the documents' name for each thing that was called by another, unless the documents use that one too. */
export function inDocumentNames(
  question: string,
  own: OwnNames | null | undefined,
  isUsed: (word: string) => boolean = () => false,
): string {
  let out = '';
  let copied = 0;
  for (const { index, length, word, entry } of ownNamesIn(question, own)) {
    if (word === entry.all[0] || isUsed(word)) continue;
    out += question.slice(copied, index) + entry.name;
    copied = index + length;
  }
  return out + question.slice(copied);
}

/** The other names of what a folded question names, and where it does. */
export const otherNamesIn = (folded: string, own: OwnNames | null | undefined): { index: number; others: string[] }[] =>
  ownNamesIn(folded, own).map(({ index, word, entry }) => ({
    index,
    others: entry.all.filter((name) => name !== word),
  }));
