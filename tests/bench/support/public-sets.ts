import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractCodes } from '../../../server/knowledge/search/identifiers';
import type { PassageRow } from '../../../server/knowledge/search/index-row';
import type { SearchLang } from '../../../server/knowledge/search/types';

/** The openly licensed sets that benches read; not part of the repository. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../shared/data');

export const hasPublicSets = (): boolean => existsSync(path.join(FOLDER, 'neuron_docs'));
export const absence = `Skipped: there are no public sets in ${path.relative(process.cwd(), FOLDER)}.`;

export interface PublicQuestion {
  set: string;
  kind: string;
  lang: string;
  query: string;
  docs: string[];
  passages: string[];
  answers: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: records of a dozen external formats, each read in one place below
type Line = Record<string, any>;

export function readLines(file: string): Line[] {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const PASSAGES = [
  'neuron_docs/passages.zh.jsonl',
  'neuron_docs/passages.en.jsonl',
  'd365_asset_maintenance_zh/passages.zh.jsonl',
  'cn_statutes_public/passages.zh.jsonl',
  'cmrc2018_trial/passages.zh.jsonl',
  'xquad_public/passages.zh.jsonl',
  'xquad_public/passages.en.jsonl',
];
const QUESTIONS: [set: string, file: string][] = [
  ['neuron', 'neuron_docs/questions.public.jsonl'],
  ['d365', 'd365_asset_maintenance_zh/questions.public.jsonl'],
  ['statutes', 'cn_statutes_public/questions.public.jsonl'],
  ['nasa', 'nasa_llis/questions.public.jsonl'],
  ['alarms', 'robot_alarms_dobot/questions.jsonl'],
  ['cmrc2018', 'cmrc2018_trial/questions.jsonl'],
  ['xquad', 'xquad_public/questions.jsonl'],
];

interface Known {
  id: string;
  docId: string;
  lang: SearchLang;
  title: string;
  headings?: string[];
  text: string;
  kind: string;
  codes?: string[];
}

function toRow({ id, docId, lang, title, headings = [], text, kind, codes = [] }: Known): PassageRow {
  const found = [...new Set([...codes, ...extractCodes(`${headings.join('\n')}\n${text}`)])];
  return {
    ...{ id, docId, lang, title, headings, text, kind, codes: found },
    ...{ version: 1, kbId: 3, url: null, page: null, start: 0, end: text.length },
  };
}

/** All public passages, unchanged. Lessons contain only the event, so that questions do not match their own text. */
export function publicPassages(): PassageRow[] {
  const rows = PASSAGES.flatMap((file) =>
    readLines(file).map(({ id, doc, lang, title, headings, text }) =>
      toRow({ id, docId: doc ?? id, lang, title, headings, text, kind: 'markdown' }),
    ),
  );
  for (const { doc, driving_event } of readLines('nasa_llis/lessons.en.jsonl'))
    rows.push(toRow({ id: `${doc}#1`, docId: doc, lang: 'en', title: '', text: driving_event, kind: 'lesson' }));
  for (const alarm of readLines('robot_alarms_dobot/alarms.jsonl'))
    for (const lang of ['zh', 'en'] as const) {
      const { description, cause, solution } = alarm[lang];
      const text = [description, cause, solution].filter(Boolean).join('\n');
      const title = `${alarm.vendor} ${alarm.component} ${alarm.code}`;
      const codes = [alarm.code, alarm.code_hex].filter(Boolean);
      rows.push(toRow({ id: `${alarm.id}#${lang}`, docId: alarm.id, lang, title, text, kind: 'alarm', codes }));
    }
  return rows;
}

export function publicQuestions(): PublicQuestion[] {
  return acceptTwins(allQuestions());
}

/**
 * The same alarm text is asked in both languages with different alarms as answers; without more words, either is
 * correct.
 */
function acceptTwins(questions: PublicQuestion[]): PublicQuestion[] {
  const answers = new Map<string, string[]>();
  const texts = questions.filter(({ kind }) => kind === 'alarm_description');
  for (const { query, docs } of texts) answers.set(query, [...(answers.get(query) ?? []), ...docs]);
  return questions.map((question) =>
    question.kind === 'alarm_description' ? { ...question, docs: answers.get(question.query) ?? [] } : question,
  );
}

function allQuestions(): PublicQuestion[] {
  return QUESTIONS.flatMap(([set, file]) =>
    readLines(file).map(({ kind, lang, query, relevant_docs = [], relevant_passages = [], answers = [] }) => ({
      ...{ set, kind, lang, query, answers },
      docs: relevant_docs,
      passages: relevant_passages,
    })),
  );
}
