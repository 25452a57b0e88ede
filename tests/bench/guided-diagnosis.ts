// Faults told as a technician would, played through the guided check for them: is the right cause among the first three,
// after how many questions? Questions get their answers from the facts of the fault, otherwise "not known".
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findSources } from '../../server/answers/runs/find-sources';
import type { SearchEngine } from '../../server/knowledge/search/types';
import { isSure } from '../../setting/assistant/procedure/matrix';
import { type Answer, type Matrix, type Procedure, START, type Tree } from '../../setting/assistant/procedure/state';
import { standing, step } from '../../setting/assistant/procedure/step';
import { isEnd, openCauses, walkTree } from '../../setting/assistant/procedure/tree';
import { withIngested } from './support/ingested-search';
import { percentile, report } from './support/report';

interface Fault {
  id: string;
  lang: 'zh-CN' | 'en-US';
  /** Kept aside: the checks are not mended after it. */
  apart: boolean;
  symptom: string;
  cause: string;
}

interface Key {
  id: string;
  check: string;
  /** Causes of the check that are the fault's; none if the check lacks it, which counts as a miss. */
  right: string[];
  answers: Record<string, string | number>;
}

interface Played {
  fault: Fault;
  key: Key;
  first: string[];
  isRight: boolean;
  questions: number;
  fixed: number;
  isFound: boolean;
}

const PUBLIC = 3;
const FIRST = 3;
const LONGEST = 200;
const folder = (name: string) => path.join(import.meta.dirname, 'support', name);
const readLines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
const readCheck = (id: string) =>
  JSON.parse(readFileSync(path.resolve('fixtures/seed/procedures', `${id}.json`), 'utf8')) as Procedure;

function play(check: Procedure, { answers }: Key): { questions: number; first: string[] } {
  let state = START;
  let questions = 0;
  for (let turn = 0; turn < LONGEST; turn += 1) {
    const { safety, asked, end, candidates, passed } = standing(check, state);
    if (safety.length > 0) state = step(check, state, { kind: 'acknowledge', ids: safety.map(({ id }) => id) });
    else if (asked) {
      const isDone = asked.kind === 'node' && asked.node.kind === 'do';
      if (!isDone) questions += 1;
      state = step(check, state, {
        kind: 'answer',
        at: asked.id,
        value: isDone ? 'done' : (answers[asked.id] ?? null),
      });
    } else if (end?.kind === 'node' && check.kind === 'tree') {
      const open = end.node.kind === 'result' ? [end.id] : openCauses(check, passed).map(({ id }) => id);
      return { questions, first: open.slice(0, FIRST) };
    } else return { questions, first: candidates.slice(0, FIRST).map(({ fault }) => fault.id) };
  }
  throw new Error(`${check.id} does not end: an answer in guided-answers.jsonl does not fit.`);
}

/** The same questions asked from the first to the last, as on paper, until the answers name a cause. */
function countFixed(check: Procedure, key: Key): number {
  const asked: Answer[] = [];
  for (const id of orderOf(check)) {
    asked.push({ at: id, value: key.answers[id] ?? null });
    if (check.kind === 'tree' ? endsWith(check, asked) : isSure(check as Matrix, asked)) break;
  }
  return asked.length;
}

function orderOf(check: Procedure): string[] {
  if (check.kind === 'matrix') return check.observations.map(({ id }) => id);
  if (check.kind === 'checklist') return [];
  return Object.entries(check.nodes).flatMap(([id, { kind }]) =>
    kind === 'ask' || kind === 'measure' || kind === 'check' ? [id] : [],
  );
}

function endsWith(tree: Tree, asked: readonly Answer[]): boolean {
  const told: Answer[] = [];
  for (let turn = 0; turn < LONGEST; turn += 1) {
    const { at } = walkTree(tree, told);
    if (isEnd(at.node)) return true;
    const next = at.node.kind === 'do' ? { at: at.id, value: 'done' } : asked.find((answer) => answer.at === at.id);
    if (!next) return false;
    told.push(next);
  }
  throw new Error(`${tree.id} does not end.`);
}

const plain = (text: string) => text.replace(/\s+/g, '');

/** Whether one of the first three passages for the symptom says what the cause rests on. */
async function isFound(search: SearchEngine, check: Procedure, fault: Fault, { right }: Key): Promise<boolean> {
  const causes = check.kind === 'tree' ? right.map((id) => check.nodes[id]) : [];
  const faults = check.kind === 'matrix' ? check.faults.filter(({ id }) => right.includes(id)) : [];
  const quotes = [...causes, ...faults].flatMap((cause) => cause?.evidence.map(({ quote }) => quote[fault.lang]) ?? []);
  const { hits } = await findSources(search, { q: fault.symptom, scope: [PUBLIC] });
  const says = hits.slice(0, FIRST).map(({ text }) => plain(text));
  return quotes.some((quote) => says.some((text) => text.includes(plain(quote))));
}

const share = (played: Played[], holds: (one: Played) => boolean) => played.filter(holds).length / played.length;
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

function figures(name: string, played: Played[], goal: boolean) {
  const questions = played.map((one) => one.questions);
  const fixed = played.map((one) => one.fixed);
  return [
    {
      figure: `right cause in the first three, ${name}`,
      value: share(played, ({ isRight }) => isRight),
      ...(goal && { min: 0.9 }),
      peer: share(played, (one) => one.isFound),
      peerName: 'plain search',
    },
    {
      figure: `questions, median, ${name}`,
      value: percentile(questions, 0.5),
      ...(goal && { max: 7 }),
      peer: percentile(fixed, 0.5),
      peerName: 'fixed order',
    },
    { figure: `fewer questions, ${name}`, value: 1 - sum(questions) / sum(fixed), ...(goal && { min: 0.25 }) },
  ];
}

await withIngested([{ file: path.resolve('fixtures/seed/handbook'), kbId: PUBLIC }], async (search) => {
  const keys = new Map(readLines<Key>(folder('guided-answers.jsonl')).map((key) => [key.id, key]));
  const played: Played[] = [];
  const written = ['guided-faults.jsonl', 'guided-faults-new.jsonl'];
  for (const fault of written.flatMap((file) => readLines<Fault>(folder(file)))) {
    const key = keys.get(fault.id);
    if (!key) throw new Error(`guided-answers.jsonl has no answers for ${fault.id}.`);
    const check = readCheck(key.check);
    const { questions, first } = play(check, key);
    played.push({
      fault,
      key,
      first,
      isRight: first.some((id) => key.right.includes(id)),
      questions,
      fixed: countFixed(check, key),
      isFound: await isFound(search, check, fault, key),
    });
  }
  const isNew = ({ fault }: Played) => fault.id.startsWith('new-');
  report(`Guided diagnosis of ${played.length} faults`, [
    ...figures('all', played, true),
    ...figures(
      'seen',
      played.filter(({ fault }) => !fault.apart),
      false,
    ),
    ...figures(
      'kept aside, first set',
      played.filter((one) => one.fault.apart && !isNew(one)),
      false,
    ),
    ...figures('kept aside, written before the checks were widened', played.filter(isNew), false),
    { figure: 'faults whose cause the check lacks', value: played.filter(({ key }) => key.right.length === 0).length },
  ]);
  if (!process.argv.includes('--misses')) return;
  for (const { fault, first, isRight } of played)
    if (!isRight && !fault.apart) console.log(`${fault.id}: ${fault.cause}, but got ${first.join(', ') || 'nothing'}`);
});
