import type { SearchHit } from '../../knowledge';
import { coverageOf } from './coverage';
import { namedWords } from './named-words';
import type { Source } from './question-language';

/** Share of an alarm's meaning that a question must contain to ask for exactly that alarm. */
const SAME_MEANING = 0.6;
const MOST = 12;

export interface MachineChoice {
  kind: 'choice';
  /** The machines that have an alarm of this number, each with the question about its own alarm. */
  options: { text: string; question: string }[];
  /** True if the question names a machine that is none of these. */
  stranger: boolean;
  hits: SearchHit[];
}

const isAlarm = ({ exact, machine }: SearchHit): boolean => exact !== undefined && machine !== undefined;
const nameOf = ({ machine, title }: SearchHit): string => machine?.name || title;

/**
 * The same alarm number means something else on every machine. If the question does not name the machine, or names one
 * without such an alarm, the visitor chooses first and nothing is quoted.
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

/** The machine whose alarm the question describes in words ("alarm 17, the belt slips"); undefined if several fit. */
export function describedIn(question: string, alarms: readonly SearchHit[]): string | undefined {
  const asked = { headings: [], title: '', text: question };
  const said = (meaning: string) => coverageOf(namedWords(meaning), { ...(alarms[0] as SearchHit), ...asked });
  const told = alarms.filter(({ machine }) => said(machine?.meaning ?? '') >= SAME_MEANING);
  const [name, ...others] = new Set(told.map(nameOf));
  return others.length === 0 ? name : undefined;
}

const WORDS = { zh: { alarm: '报警', colon: '：' }, en: { alarm: 'alarm', colon: ': ' } } as const;

/** The same question for this machine. A question about another machine, or a bare number, is replaced. */
function questionFor(hit: SearchHit, question: string, stranger: boolean): string {
  const { alarm, colon } = WORDS[hit.lang];
  if (stranger || !/\p{L}/u.test(question)) return `${nameOf(hit)} ${alarm} ${hit.exact}`;
  return `${nameOf(hit)}${colon}${question}`;
}
