// Alarms of two makers that share numbers, half of one maker's without a remedy: is the requested record cited first,
// and no other quoted?
import { existsSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { extractiveAnswerer } from '../../server/answers/answerer/extractive-answerer';
import { findSources } from '../../server/answers/runs/find-sources';
import type { SearchEngine, SearchHit } from '../../server/knowledge/search/types';
import { type AlarmAsked, type AlarmRecord, alarmQuestions, isHeldBack, readAlarms } from './support/alarm-questions';
import { withIngested } from './support/ingested-search';
import { naiveAnswerer, type PlainPassage } from './support/naive-answer';
import { type Figure, report } from './support/report';

const PUBLIC = path.resolve(import.meta.dirname, '../../../shared/data/robot_alarms_dobot/alarms.jsonl');
const OWN = path.join(import.meta.dirname, 'support/second-maker.jsonl');
const HANDBOOK = path.resolve('fixtures/seed/handbook');
const SCOPE = [1, 2, 3];
const log = pino({ level: 'warn' });
const signal = new AbortController().signal;

interface Answer {
  asked: AlarmAsked;
  /** Titles of the quoted documents, in order. */
  quoted: string[];
  says: string;
  options: number;
  first: SearchHit | undefined;
}

async function answer(asked: AlarmAsked, search: SearchEngine): Promise<Answer> {
  const { question, lang } = asked;
  const locale = lang === 'zh' ? 'zh-CN' : 'en-US';
  const found = await findSources(search, { q: question, scope: SCOPE });
  const { hits, plan } = extractiveAnswerer.select?.({ question, locale, hits: found.hits }) ?? { hits: found.hits };
  const told: Answer = { asked, quoted: [], says: '', options: 0, first: found.hits[0] };
  for await (const piece of extractiveAnswerer.write({ question, hits, plan, locale, signal, log })) {
    if (piece.kind === 'text') told.says += piece.append;
    else if (piece.kind === 'block') told.options += piece.options?.length ?? 0;
    else if (piece.kind === 'cite') told.quoted.push(...piece.sources.map((n) => hits[n - 1]?.title ?? ''));
  }
  return told;
}

const alarmIn = (title: string) => /^(\S+) (\S+) (?:alarm|报警) (\d+)/.exec(title);
const isOf = ({ vendor, component, code }: AlarmRecord, title: string): boolean => {
  const [, maker, part, number] = alarmIn(title) ?? [];
  return maker === vendor && part === component && number === code;
};
const isForeign = ({ record }: AlarmAsked, title: string): boolean =>
  alarmIn(title) !== null && !(record && isOf(record, title));

function isRight({ asked, quoted, options }: Answer): boolean {
  const { kind, record } = asked;
  if (kind === 'stranger') return quoted.every((title) => !isForeign(asked, title));
  if (kind === 'choice') return options > 1 && quoted.length === 0;
  return record !== undefined && quoted[0] !== undefined && isOf(record, quoted[0]);
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether the answer contains the remedy. An alarm documented in one language only is quoted in that language. */
function saysRemedy({ asked: { record, lang }, says }: Answer): boolean {
  const remedy = (record?.[lang].description ? record[lang] : record?.zh)?.solution;
  return spaced(says.replaceAll('\\', '')).includes(
    spaced(remedy ?? '') || (lang === 'zh' ? '没有记载' : 'documents no remedy'),
  );
}

const share = <T>(all: T[], is: (one: T) => boolean): number => all.filter(is).length / Math.max(1, all.length);

/** The baseline: the first result of plain BM25, quoted unchanged. */
function floorOf(records: AlarmRecord[]) {
  const passages = records.flatMap((record): PlainPassage[] =>
    (['en', 'zh'] as const).map((lang) => {
      const { vendor, component, code } = record;
      const title = `${vendor} ${component} ${lang === 'zh' ? '报警' : 'alarm'} ${code}: ${record[lang].description}`;
      return { id: title, title, text: record[lang].solution };
    }),
  );
  const naive = naiveAnswerer(passages);
  return (asked: AlarmAsked): Answer => {
    const { passage } = naive(asked.question);
    return { asked, quoted: [passage.title], says: passage.text, options: 0, first: undefined };
  };
}

const NAMES: Record<AlarmAsked['kind'], string> = {
  named: 'maker and component named: the right record leads',
  number: 'the number alone, one owner: the right record leads',
  choice: 'the number alone, several owners: a choice and no text',
  stranger: 'a maker without that number: nobody else’s text',
};

function figures(answers: Answer[], floor: Answer[], half: string): Figure[] {
  const kinds = Object.keys(NAMES) as AlarmAsked['kind'][];
  const peerName = 'first hit, plain BM25';
  const foreign = ({ asked, quoted }: Answer) => quoted.some((title) => isForeign(asked, title));
  const rows = kinds.map((kind): Figure => {
    const own = answers.filter(({ asked }) => asked.kind === kind);
    const peer = share(
      floor.filter(({ asked }) => asked.kind === kind),
      isRight,
    );
    return { figure: `${half}, ${NAMES[kind]} (n=${own.length})`, value: share(own, isRight), min: 1, peer, peerName };
  });
  const withRecord = answers.filter(({ asked }) => asked.record);
  return [
    ...rows,
    {
      figure: `${half}: another alarm's text quoted (n=${answers.length})`,
      value: share(answers, foreign),
      max: 0,
      peer: share(floor, foreign),
      peerName,
    },
    {
      figure: `${half}: remedy, or that none is documented (n=${withRecord.length})`,
      value: share(withRecord, saysRemedy),
      min: 1,
    },
  ];
}

const files = [OWN, PUBLIC].filter((file) => existsSync(file));
const records = files.flatMap(readAlarms);
const plainAnswer = floorOf(records);
const bases = [...files, HANDBOOK].map((file, at) => ({ file, kbId: at + 1 }));
await withIngested(bases, async (search) => {
  const answers: Answer[] = [];
  for (const asked of alarmQuestions(records)) answers.push(await answer(asked, search));
  const floor = answers.map(({ asked }) => plainAnswer(asked));
  const halves: [string, boolean][] = [
    ['read', false],
    ['held back', true],
  ];
  const rows = halves.flatMap(([name, held]) => {
    const of = (all: Answer[]) => all.filter(({ asked }) => isHeldBack(asked) === held);
    return figures(of(answers), of(floor), name);
  });
  report(`Alarms of ${files.length} makers beside the handbook: ${records.length} records`, rows);
  if (!process.argv.includes('--misses')) return;
  for (const told of answers)
    if (!isHeldBack(told.asked) && !(isRight(told) && (!told.asked.record || saysRemedy(told))))
      console.log(
        `${told.asked.kind}: ${told.asked.question}\n   quotes ${told.quoted.join(' | ') || '–'}; ${told.says.slice(0, 120).replaceAll('\n', ' ')}`,
      );
});
