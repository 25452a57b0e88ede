// Measures visitors' waiting time over HTTP: from the question to the first event, and to the end of an answer quoted
// from the documents.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ingestInto } from '../support/ingest-into';
import { startPortal } from '../support/portal';
import { realData } from '../support/real-data';
import { createVisitor } from '../support/visitor';
import { percentile, report } from './support/report';

const SETS = ['neuron_docs', 'd365_asset_maintenance_zh', 'robot_alarms_dobot', 'cn_statutes_public'];
const WANTED = 300;

interface Asked {
  text: string | Record<string, string>;
}

/** The questions offered by the fixture domains, in both languages. */
function offered(): string[] {
  const folder = path.resolve(import.meta.dirname, '../../fixtures/domains');
  const settings = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'broken.json');
  return settings.flatMap((name) => {
    const list: Asked[] = JSON.parse(readFileSync(path.join(folder, name), 'utf8')).questionList ?? [];
    return list.flatMap(({ text }) => (typeof text === 'string' ? [text] : Object.values(text)));
  });
}

/** Paths of a set's files that match; empty if the set is absent. */
function filesOf(set: string, pattern: RegExp): string[] {
  const folder = realData(set);
  const names = folder ? readdirSync(folder).filter((name) => pattern.test(name)) : [];
  return names.map((name) => path.join(folder ?? '', name));
}

const documents = SETS.flatMap((set) => filesOf(set, /^(docs\..*|alarms)\.jsonl$/));
const questionFiles = SETS.flatMap((set) => filesOf(set, /^questions(\.public)?\.jsonl$/));
const real = questionFiles.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): string => JSON.parse(line).query),
);

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const first: number[] = [];
const whole: number[] = [];
let unfinished = 0;
let passages = 0;
try {
  if (documents.length > 0) await ingestInto(portal, documents);
  passages = (await (await fetch(`${portal.url()}/api/health`)).json()).data.search.passages;
  const pool = [...offered(), ...real];
  const step = Math.max(1, Math.floor(pool.length / WANTED));
  const questions = pool.filter((_, at) => at % step === 0).slice(0, WANTED);
  for (const query of questions.slice(0, 20)) await createVisitor(portal.url()).askAll(query);
  for (const query of questions) {
    const visitor = createVisitor(portal.url());
    const asked = performance.now();
    let events = 0;
    let status = '';
    for await (const event of visitor.ask(query)) {
      events += 1;
      if (events === 1) first.push(performance.now() - asked);
      if (event.event === 'deep_researcher_end') status = event.data.status;
    }
    whole.push(performance.now() - asked);
    if (status !== 'done') unfinished += 1;
  }
} finally {
  await portal.stop();
}

report(`Answers without a model: ${whole.length} questions one after another, ${passages} passages`, [
  { figure: 'first event, p50', value: percentile(first, 0.5), unit: 'ms' },
  { figure: 'first event, p95', value: percentile(first, 0.95), unit: 'ms', max: 50 },
  { figure: 'answer complete, p50', value: percentile(whole, 0.5), unit: 'ms' },
  { figure: 'answer complete, p95', value: percentile(whole, 0.95), unit: 'ms', max: 200 },
  { figure: 'answers that did not end well', value: unfinished, max: 0 },
]);
