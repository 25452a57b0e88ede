import { fold } from '../../base/text/fold';
import { parseIdentifiers } from './identifiers';
import type { Candidate } from './index-row';
import type { Filter, LanceIndex } from './lance-index';
import { type AlarmMachine, machinesAsked } from './machines';
import { statuteFit } from './statute-articles';

const MOST = 200;
/** An identifier in more passages than this is a subject (RS485), not a name, unless nothing else is asked. */
const RARE = 20;
const OF_ALARMS = /alarm|fault|error|报警|警报|故障|错误/i;

export interface ExactMatch {
  candidate: Candidate;
  key: string;
  /** For an alarm: its machine. */
  machine?: AlarmMachine;
}

/** The first of the keys that a passage carries. */
export function carriedKey({ codes }: Candidate, keys: string[]): string | undefined {
  const carried = codes.split(' ');
  return keys.find((key) => carried.includes(key));
}

/**
 * Passages that carry an identifier named in the question, by passage id. An article counts only in the statute named.
 */
export async function exactMatches(index: LanceIndex, raw: string, filter: Filter): Promise<Map<string, ExactMatch>> {
  const { keys, statute, alone } = parseIdentifiers(raw);
  if (keys.length === 0) return new Map();
  const carriers = await index.match('codes', keys, filter, MOST);
  const matches = carriers.flatMap((candidate) => {
    const key = carriedKey(candidate, keys);
    return key ? [{ candidate, key }] : [];
  });
  const articles = matches.filter(({ key }) => key.startsWith('§'));
  const fits = articles.map((match) => ({ match, fit: statuteFit(statute, fold(match.candidate.title)) }));
  const best = Math.max(0, ...fits.map(({ fit }) => fit));
  const named = best > 0 ? fits.filter(({ fit }) => fit === best).map(({ match }) => match) : [];
  const alarms = await alarmsAsked(index, raw, filter, matches);
  const codes = matches
    .filter(({ key }) => !/^(?:§|\d+$)/.test(key))
    .filter(({ candidate }) => candidate.kind !== 'alarm');
  const exact = [...named, ...alarms, ...(codes.length <= RARE || alone ? codes : [])];
  return new Map(exact.map((match) => [match.candidate.id, match]));
}

/** A bare number in a table is an alarm if the table lists alarms. */
const isAlarm = ({ key, candidate: { kind, title, headings } }: ExactMatch): boolean =>
  kind === 'alarm' || (/^\d+$/.test(key) && OF_ALARMS.test([title, ...headings].join(' ')));

/** The alarms of the machine asked about; if there are none, all with this number, each with its machine. */
async function alarmsAsked(
  index: LanceIndex,
  raw: string,
  filter: Filter,
  matches: ExactMatch[],
): Promise<ExactMatch[]> {
  const alarms = matches.filter(isAlarm);
  if (alarms.length === 0) return [];
  const machines = await machinesAsked(
    index,
    raw,
    filter,
    alarms.map(({ candidate }) => candidate),
  );
  const told = alarms.map((match) => ({ ...match, machine: machines.get(match.candidate.id) }));
  const asked = told.filter(({ machine }) => machine?.asked);
  return asked.length > 0 ? asked : told;
}
