import type { SearchHit } from '../../knowledge';
import { coverageOf } from './coverage';
import { namedWords } from './named-words';
import type { Source } from './question-language';

/** Share of what an alarm says of its meaning that a question must say to have asked for just that one. */
const SAME_MEANING = 0.6;
const MOST = 12;

export interface MachineChoice {
  kind: 'choice';
  /** The machines that have an alarm of this number, each with the question that asks for its own. */
  options: { text: string; question: string }[];
  /** The question names a machine, and it is none of these. */
  stranger: boolean;
  hits: SearchHit[];
}

const isAlarm = ({ exact, machine }: SearchHit): boolean => exact !== undefined && machine !== undefined;
const nameOf = ({ machine, title }: SearchHit): string => machine?.name || title;

/**
 * One number is another alarm on every machine: where the question leaves open which one, or names one that has no such
 * alarm, it is for the asker to choose. Nothing of any is quoted before.
 */
export function machineChoice(question: string, sources: Source[]): MachineChoice | null {
  const alarms = sources.map(({ hit }) => hit).filter(isAlarm);
  const stranger = alarms.some(({ machine }) => !machine?.asked);
  const first = alarms.filter((hit, at) => alarms.findIndex((other) => nameOf(other) === nameOf(hit)) === at);
  if (alarms.length === 0 || (!stranger && (first.length === 1 || describedIn(question, alarms)))) return null;
  const hits = first.slice(0, MOST);
  const options = hits.map((hit) => ({ text: nameOf(hit), question: questionFor(hit, question, stranger) }));
  return { kind: 'choice', options, stranger, hits };
}

/** The machine whose alarm the question tells in words: "alarm 17, the belt slips". */
export function describedIn(question: string, alarms: readonly SearchHit[]): string | undefined {
  const asked = { headings: [], title: '', text: question };
  const said = (meaning: string) => coverageOf(namedWords(meaning), { ...(alarms[0] as SearchHit), ...asked });
  const told = alarms.filter(({ machine }) => said(machine?.meaning ?? '') >= SAME_MEANING);
  const [name, ...others] = new Set(told.map(nameOf));
  return others.length === 0 ? name : undefined;
}

const WORDS = { zh: { alarm: '报警', colon: '：' }, en: { alarm: 'alarm', colon: ': ' } } as const;

/** The same question, of this machine. One that is about another, or a bare number, is asked anew. */
function questionFor(hit: SearchHit, question: string, stranger: boolean): string {
  const { alarm, colon } = WORDS[hit.lang];
  if (stranger || !/\p{L}/u.test(question)) return `${nameOf(hit)} ${alarm} ${hit.exact}`;
  return `${nameOf(hit)}${colon}${question}`;
}
