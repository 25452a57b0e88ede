import { readAlarmTitle } from '../../../setting/alarm/alarm-title';
import { withComponents } from '../../../setting/alarm/components';
import { fold } from '../../base/text/fold';
import { STOP_WORDS } from '../../base/text/stop-words';
import { termOf, termsOf } from '../../base/text/terms';
import { type Role, roleOf } from '../ingest/formats/record-names';
import type { Candidate } from './index-row';
import type { Filter, LanceIndex } from './lance-index';
import { type MachineWord, machineWords } from './machine-words';

const FIELD = /\*\*(.+?)\*\*\s*[:：]\s*(.+)/g;
const OF_MACHINES: (Role | undefined)[] = ['maker', 'component', 'model'];
/** Number of words looked up in the site's texts, and of passages read for each. */
const WORDS = 4;
const READ = 12;

/** The machine of an alarm record, and whether the question asks about it. */
export interface AlarmMachine {
  name: string;
  asked: boolean;
  /** The alarm's meaning without its machine. */
  meaning: string;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
const holds = (text: string, { word, han }: MachineWord): boolean =>
  han ? text.includes(word) : wordsOf(text).some((other) => other === word || termOf(other) === termOf(word));

/** Values of a record's fields that name its machine. */
const fieldsOf = (text: string): string[] =>
  [...text.matchAll(FIELD)].flatMap(([, name, value]) =>
    OF_MACHINES.includes(roleOf(name ?? '')) ? [value ?? ''] : [],
  );

/** Maker, component and model; for a code table also its title and headings. */
const machineTextOf = ({ kind, title, headings, text }: Candidate): string =>
  withComponents(
    fold(
      [...(kind === 'alarm' ? [readAlarmTitle(title)?.machine ?? ''] : [title, ...headings]), ...fieldsOf(text)].join(
        ' ',
      ),
    ),
  );

function nameOf({ kind, title, text }: Candidate): string {
  if (kind === 'alarm') return readAlarmTitle(title)?.machine ?? '';
  return fieldsOf(text).join(' ') || title;
}

/** An alarm may span several passages of a document; in a table each passage is a separate record. */
const keyOf = ({ kind, id, docId }: Candidate): string => (kind === 'alarm' ? docId : id);

interface Alarm {
  machine: string;
  meaning: string;
}

function alarmsByDocument(alarms: readonly Candidate[]): Map<string, Alarm> {
  const known = new Map<string, Alarm>();
  for (const alarm of alarms) {
    const before = known.get(keyOf(alarm))?.machine ?? '';
    const meaning = fold(readAlarmTitle(alarm.title)?.meaning ?? '');
    known.set(keyOf(alarm), { machine: `${before} ${machineTextOf(alarm)}`, meaning });
  }
  return known;
}

/**
 * Tells alarms of one number apart by the machine that the question names: maker, component or model. Which words are
 * names is learned from the site's own records and texts. If the question names a machine without such an alarm,
 * `asked` is false for all of them.
 */
export async function machinesAsked(
  index: Pick<LanceIndex, 'match'>,
  question: string,
  filter: Filter,
  alarms: readonly Candidate[],
): Promise<Map<string, AlarmMachine>> {
  const known = alarmsByDocument(alarms);
  const all = [...known.values()];
  const words = machineWords(question);
  const naming = words.filter((word) => all.some(({ machine }) => holds(machine, word)));
  const others = words.filter((word) => !naming.includes(word) && !all.some(({ meaning }) => holds(meaning, word)));
  const strange = await Promise.all(others.slice(0, WORDS).map((word) => namesAnother(index, word, filter)));
  const suits = ({ machine, meaning }: Alarm, besides: boolean) =>
    naming.every((word) => holds(machine, word) || (besides && holds(meaning, word)));
  const besides = !all.some((alarm) => suits(alarm, false));
  const isAsked = (alarm: Alarm) => !strange.includes(true) && suits(alarm, besides);
  return new Map(
    alarms.map((alarm) => {
      const meaning = readAlarmTitle(alarm.title)?.meaning ?? '';
      return [alarm.id, { name: nameOf(alarm), meaning, asked: isAsked(known.get(keyOf(alarm)) as Alarm) }];
    }),
  );
}

/**
 * True if a word names another machine: one of other alarms, a name in the site's texts, or an unknown word in the
 * position of a name.
 */
async function namesAnother(index: Pick<LanceIndex, 'match'>, word: MachineWord, filter: Filter): Promise<boolean> {
  const terms = word.han ? termsOf(word.word).filter((term) => term.length > 1) : [termOf(word.word)];
  const found = await index.match('terms', terms, filter, READ);
  const machines = found.filter(({ kind }) => kind === 'alarm').map(machineTextOf);
  if (machines.some((machine) => holds(machine, word))) return true;
  const texts = found.map(({ title, headings, text }) => [title, ...headings, text].join('\n'));
  const speaking = texts.filter((text) => holds(fold(text), word));
  if (speaking.length === 0) return word.placed;
  return word.han ? isHanName(word.word, speaking) : isName(word.word, speaking);
}

/** 西门子 840D: a maker's name is followed by a model at least half of the time. */
function isHanName(word: string, texts: string[]): boolean {
  const after = texts.flatMap((text) => fold(text).split(word).slice(1));
  return after.filter((rest) => /^\s*[a-z0-9]/.test(rest)).length * 2 >= after.length;
}

/** A name is always capitalized and never used as a common noun ("the PLC is"), unlike abbreviations. */
function isName(word: string, texts: string[]): boolean {
  const written = texts.flatMap((text) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu'))].map((found) => ({
      found,
      text,
    })),
  );
  if (written.length === 0 || written.some(({ found }) => found[0] === found[0].toLowerCase())) return false;
  return !written.some(({ found, text }) =>
    isKind(text.slice(0, found.index), text.slice(found.index + found[0].length)),
  );
}

function isKind(before: string, after: string): boolean {
  if (!/\b(?:the|an?|each|every|this|your)\s+$/i.test(before)) return false;
  const next = /^\s*([a-z]+|[.,;:)])/.exec(after)?.[1] ?? '';
  return next !== '' && (STOP_WORDS.has(next) || !/[a-z]/.test(next));
}
