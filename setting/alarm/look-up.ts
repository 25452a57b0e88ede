import { codeKey } from './code-key';
import { withComponents } from './components';
import { type AlarmEntry, type AlarmPassage, entriesOf, keysOf, type Mention, mentionOf } from './entries';
import { type AlarmAsked, nearKeys, readAsked } from './read-asked';

export interface AlarmMachine {
  /** Maker and component, as the alarm list names them. */
  machine: string;
  alarms: number;
}

/**
 * What is known. `exact`: these alarms have the code; `elsewhere`: only other machines have it; `unknown`: no list has
 * it; `words`: no code was typed, these alarms mention the words.
 */
export interface AlarmLookup {
  state: 'exact' | 'elsewhere' | 'unknown' | 'words';
  code?: string;
  /** The notations looked for. */
  notations: string[];
  entries: AlarmEntry[];
  /** Alarms of other machines, other readings of the code, and the next numbers. */
  near: AlarmEntry[];
  /** Other pages that name the code. */
  mentions: Mention[];
  searched: { alarms: number; machines: number };
}

export interface AlarmSource {
  machines(): Promise<AlarmMachine[]>;
  /** Passages that carry one of these codes. */
  carriers(keys: string[]): Promise<AlarmPassage[]>;
  /** Passages found by words, best first. */
  find(words: string): Promise<AlarmPassage[]>;
}

interface Wish {
  alarm: string;
  /** As `machines` names it. */
  maker?: string | undefined;
  lang: 'zh' | 'en';
}

const MOST = 12;
const wordsOf = (machine: string) =>
  withComponents(machine.toLowerCase())
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Looks up an alarm by its code in any notation, or by words. */
export async function lookUpAlarm(source: AlarmSource, { alarm, maker, lang }: Wish): Promise<AlarmLookup> {
  const machines = await source.machines();
  const names = new Set(machines.flatMap(({ machine }) => wordsOf(machine)));
  const asked = readAsked(alarm, (word) => names.has(word));
  const searched = {
    alarms: machines.reduce((sum, one) => sum + one.alarms, 0),
    machines: machines.length,
  };
  const told = { notations: notationsOf(asked), mentions: [], searched, ...(asked.code && { code: asked.code }) };
  if (!asked.code) {
    const found = await source.find(alarm);
    const listed = inOneLanguage(found.filter(({ kind }) => kind === 'alarm').flatMap(entriesOf), lang);
    const entries = listed.filter(({ machine }) => !maker || machine === maker).slice(0, MOST);
    return { ...told, state: 'words', entries, near: [] };
  }
  const passages = await source.carriers([...asked.keys, ...asked.kin]);
  const known = inOneLanguage(passages.flatMap(entriesOf), lang);
  const isOwn = belongsTo(asked, maker, names);
  const same = withKeys(known, asked.keys);
  const entries = same.filter(isOwn).slice(0, MOST);
  const mentions = mentionsOf(passages, asked, lang);
  if (entries.length > 0) return { ...told, state: 'exact', entries, near: [], mentions };
  if (same.length > 0) return { ...told, state: 'elsewhere', entries: [], near: same.slice(0, MOST), mentions };
  const kin = withKeys(known, asked.kin).filter(isOwn);
  const next = nearKeys(asked);
  const around = withKeys(inOneLanguage((await source.carriers(next)).flatMap(entriesOf), lang), next).filter(isOwn);
  return { ...told, state: 'unknown', entries: [], near: [...kin, ...around].slice(0, MOST / 2), mentions };
}

/** Whether an entry is of the machine chosen or named. A name that no list knows belongs to none of them. */
function belongsTo({ words }: AlarmAsked, maker: string | undefined, names: ReadonlySet<string>) {
  const named = words.flatMap((word) => namesIn(word, names));
  return ({ machine, meaning }: AlarmEntry): boolean => {
    if (maker && machine !== maker) return false;
    const own = wordsOf(machine);
    const says = meaning.toLowerCase();
    if (!named.every((word) => own.includes(word))) return false;
    const strange = words.filter((word) => namesIn(word, names).length === 0 && !says.includes(word));
    return maker !== undefined || strange.length === 0 || words.length > 3;
  };
}

/** Chinese is written without spaces, so a run may hold several names. */
const namesIn = (word: string, names: ReadonlySet<string>): string[] =>
  names.has(word) ? [word] : /\p{Script=Han}/u.test(word) ? [...names].filter((name) => word.includes(name)) : [];

/** The entries with one of these keys, by the order of the keys. */
function withKeys(entries: readonly AlarmEntry[], keys: readonly string[]): AlarmEntry[] {
  const rank = (entry: AlarmEntry) =>
    Math.min(...keysOf(entry).map((key) => (keys.includes(key) ? keys.indexOf(key) : Number.POSITIVE_INFINITY)));
  return entries
    .map((entry) => ({ entry, at: rank(entry) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

/** Each alarm once: in the reader's language if the list has it. */
function inOneLanguage(entries: readonly AlarmEntry[], lang: 'zh' | 'en'): AlarmEntry[] {
  const known = new Map<string, AlarmEntry>();
  for (const entry of entries) {
    const { docId, machine, code, section } = entry;
    const key = section ? `${docId} ${section} ${code}` : `${machine} ${codeKey(code)}`;
    const before = known.get(key);
    const better = !before || (before.lang !== lang && entry.lang === lang);
    const longer = before?.lang === entry.lang && before.fields.length < entry.fields.length;
    if (better || longer) known.set(key, entry);
  }
  const all = [...known.values()];
  // Pages of the two languages are separate documents, so a table's row in the other language is dropped as a whole.
  const tables = all.filter(({ section }) => section);
  const own = tables.some((entry) => entry.lang === lang);
  return all.filter(({ section, lang: its }) => !section || !own || its === lang);
}

function mentionsOf(passages: readonly AlarmPassage[], asked: AlarmAsked, lang: 'zh' | 'en'): Mention[] {
  const pages = passages.filter((one) => one.kind !== 'alarm' && !withKeys(entriesOf(one), asked.keys).length);
  const all = pages.flatMap((one) => mentionOf(one, asked.keys) ?? []);
  const own = all.filter((one) => one.lang === lang);
  return (own.length > 0 ? own : all).slice(0, MOST / 2);
}

function notationsOf({ code, keys, number }: AlarmAsked): string[] {
  if (!code) return [];
  const hex = keys.find((key) => key.startsWith('0X'));
  const others = [number !== undefined && hex && String(number), hex?.replace('0X', '0x')];
  return [...new Set([code, ...others.filter((one) => typeof one === 'string')])];
}
