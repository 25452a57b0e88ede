import type { components } from '../../../../generated/api';
import { fold } from '../../../base/text/fold';
import { namePattern } from './name-pattern';

/** A domain's synonyms: what its people call a thing, and its name in the documents. */
export type OwnNames = NonNullable<components['schemas']['GlobalSetting']['synonyms']>;

interface Entry {
  name: string;
  /** All names, folded; the documents' name first. */
  all: string[];
}

interface Prepared {
  entries: Map<string, Entry>;
  any: RegExp | null;
}

/** Keyed by the list, which stays the same object until a setting is published. */
const prepared = new WeakMap<OwnNames, Prepared>();

/** If two entries share a name, the first one gets it. */
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
  /** The listed name, without a plural s. */
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

/** Replaces a domain's own names in a question by the documents' names, unless the documents use them too. */
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

/** Other names of the things named in a folded question, with their offsets. */
export const otherNamesIn = (folded: string, own: OwnNames | null | undefined): { index: number; others: string[] }[] =>
  ownNamesIn(folded, own).map(({ index, word, entry }) => ({
    index,
    others: entry.all.filter((name) => name !== word),
  }));
