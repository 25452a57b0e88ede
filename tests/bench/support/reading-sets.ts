import { readFileSync } from 'node:fs';
import path from 'node:path';
import { realData } from '../../support/real-data';
import type { PlainPassage } from './naive-answer';

export interface ReadingQuestion {
  query: string;
  answers: string[];
  passage: string;
}

export interface ReadingSet {
  name: string;
  lang: 'zh' | 'en';
  file: string;
  passages: PlainPassage[];
  questions: ReadingQuestion[];
}

interface Row {
  lang: string;
  query: string;
  answers: string[];
  relevant_passages: string[];
}

const rows = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

function readSet(name: string, folderName: string, lang: 'zh' | 'en'): ReadingSet | null {
  const folder = realData(folderName);
  if (!folder) return null;
  const file = path.join(folder, `passages.${lang}.jsonl`);
  const questions = rows<Row>(path.join(folder, 'questions.jsonl')).filter(
    (row) => row.lang === lang && row.query.trim(),
  );
  return {
    name,
    lang,
    file,
    passages: rows<PlainPassage>(file),
    questions: questions.map(({ query, answers, relevant_passages: [passage = ''] }) => ({ query, answers, passage })),
  };
}

/** Questions with known answers, in the bench's knowledge bases 1, 2 and 3; absent sets are left out. */
export function readingSets(): ReadingSet[] {
  const sets = [
    readSet('cmrc2018_trial', 'cmrc2018_trial', 'zh'),
    readSet('xquad zh', 'xquad_public', 'zh'),
    readSet('xquad en', 'xquad_public', 'en'),
  ];
  return sets.filter((set) => set !== null);
}

/** Ignores width, case, white space and a final full stop. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[。．.]+$/, '');

/** Whether one of the quoted sentences contains a known answer. */
export function holdsAnswer(sentences: string[], answers: string[]): boolean {
  const quoted = sentences.map(folded);
  return answers.map(folded).some((answer) => quoted.some((sentence) => sentence.includes(answer)));
}

/** Whether a passage's document is in the half on which no weight was fitted. */
export function isUnseen(passage: string): boolean {
  const document = passage.split('/').at(-1)?.split('-')[0] ?? '';
  let hash = 7;
  for (const char of document) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash % 2 === 1;
}
