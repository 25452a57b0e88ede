import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { buildHit } from '../../../tests/support/fake-answerer';
import { fakeViewer } from '../../../tests/support/fake-viewer';
import { openTestStore, type TestStore } from '../../../tests/support/store';
import type { SearchHit } from '../../knowledge';
import { openRuns } from '../runs/open-runs';
import { reapAll, reapDeadRuns } from '../runs/reap-dead-runs';
import type { RunEngine } from '../runs/run-engine';
import { findRun, readEvents } from '../store/runs';
import { readApproved } from './approve-plan';
import { readUnfinished } from './carry-on';
import { readReport } from './report-state';
import { createResume } from './resume-research';
import { type ResearchInput, type ResearchTools, researchWork } from './write-research';

const log = pino({ level: 'silent' });
const input: ResearchInput = { text: '轴承过热是什么原因？', scope: [3], locale: 'zh-CN' };
const page = (docId: string, title: string, text: string): SearchHit =>
  buildHit({ passageId: docId, docId, title, headings: [title], text, span: [0, text.length], score: 9, found: 3 });
const pages = [
  page('d1', '轴承过热', '轴承过热的原因是缺油或游隙过小。轴承过热时应检查润滑。轴承过热必须停机。'),
  page('d2', '轴承维护', '轴承过热由润滑脂过多引起。轴承过热的处理是更换润滑脂。'),
  page('d3', '电机轴承', '轴承过热时电机会发出异响。轴承过热温度不应超过 95 ℃。'),
];

/** Finds the pages; the search with this number never ends, as if the node died in it. */
function searchThat(hangsAt = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  return {
    asked,
    async search({ q, docId, limit }: { q: string; docId?: string; limit: number }) {
      asked.push(q);
      if (asked.length >= hangsAt) await new Promise(() => {});
      const hits = pages.filter((one) => !docId || one.docId === docId).slice(0, limit);
      return { hits, total: hits.length, terms: [], tookMs: 0 };
    },
    suggest: async () => [],
  };
}

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});

async function node(): Promise<RunEngine> {
  const runs = await openRuns({ store, log, limits: { gapMs: 1, pollMs: 20, stopMs: 1_000, closeMs: 200 } });
  onTestFinished(() => runs.close());
  return runs;
}

async function begin(
  runs: RunEngine,
  search: ReturnType<typeof searchThat>,
  wish: Partial<ResearchInput> = {},
  pausedRun?: string,
  more: Partial<ResearchTools> = {},
) {
  const own = { ...input, ...wish };
  const [run, question] = [randomUUID(), randomUUID()];
  const chat = randomUUID();
  const { text, locale } = input;
  const begun = await runs.start({
    ...{ run, mode: 'research', visitor: 'v', accessDomain: 'main', bases: [3], research: own, pausedRun },
    chat: { id: chat, title: text },
    question: { id: question, parentId: null, text },
    answer: { id: run, parentId: question },
    started: {
      ...{ mode: 'research', question: text, chatId: chat, messageId: question, parentId: null },
      ...{ answerer: 'extractive', scope: [3], locale },
    },
    work: researchWork(own, { search, log, datesOf: async () => new Map(), ...more }),
  });
  return begun ? run : '';
}

const resumeOn = (runs: RunEngine, search = searchThat()) =>
  createResume({ store, runs, search: search as never, log });

async function untilEnded(runs: RunEngine, run: string) {
  const seen = fakeViewer();
  await runs.subscribe(run, 0, seen.viewer);
  await expect.poll(async () => (await findRun(store.db, run))?.status).not.toBe('running');
  const state = reduceRuns(emptyRun, await readEvents(store.db, run, 0, 1e6));
  return { state, text: answerText(state) };
}

/** Resolves when the search hangs and everything before is stored. */
async function untilHung(search: ReturnType<typeof searchThat>, at: number) {
  await expect.poll(() => search.asked.length).toBeGreaterThanOrEqual(at);
}

async function whole() {
  const runs = await node();
  const search = searchThat();
  const run = await begin(runs, search);
  return { ...(await untilEnded(runs, run)), searches: search.asked.length };
}

test('a report has its head, a section for each item, what was not found and the sources, all cited', async () => {
  const { state, text } = await whole();
  expect(state).toMatchObject({ status: 'done', fault: null, start: { mode: 'research' } });
  expect(text.startsWith('**摘录式研究报告：引用原文，不作改写**')).toBe(true);
  for (const { title, state: is } of state.plan) {
    expect(text).toContain(`## ${title}`);
    expect(['done', 'nothing']).toContain(is);
  }
  expect(state.sources.map(({ n }) => n)).toEqual(state.sources.map((_, index) => index + 1));
  expect(new Set(state.sources.map(({ docId }) => docId))).toEqual(new Set(['d1', 'd2', 'd3']));
  for (const { sid, span, quote } of state.cites.flatMap(({ quotes = [] }) => quotes)) {
    const source = state.sources.find((one) => one.sid === sid);
    expect(source?.quote.slice(span[0] - source.span[0], span[1] - source.span[0])).toBe(quote);
  }
});

test('a node that dies at any step: another goes on after the last finished section, and the report is the same', async () => {
  const { text, searches, state } = await whole();
  for (let hang = 1; hang <= searches; hang += 1) {
    const [dying, living] = [await node(), await node()];
    const search = searchThat(hang);
    const run = await begin(dying, search);
    await untilHung(search, hang);
    // What it wrote is stored, but it beats no more.
    await dying.close();
    const before = reduceRuns(emptyRun, await readEvents(store.db, run, 0, 1e6));
    const again = searchThat();
    const resume = resumeOn(living, again);
    expect(await reapDeadRuns({ db: store.db, node: living.node, log, resume }, 60_000)).toBe(1);
    const after = await untilEnded(living, run);
    expect(after.text).toBe(text);
    expect(after.state.cites).toEqual(state.cites);
    expect(after.state.last).toBeGreaterThan(before.last);
    const finished = before.plan.filter((item) => item.state === 'done' || item.state === 'nothing');
    // The whole question is searched for further documents, too.
    for (const { query } of finished) if (query !== input.text) expect(again.asked).not.toContain(query);
  }
});

const people = page('v', '主轴过热', '先检查油位。');
const verified = {
  candidates: async () => [{ question: 'q', wordings: [input.text] }],
  read: async () => ({
    hit: { ...people, kbId: 1000, kind: 'verified', url: '/community/qaDetails?id=q' },
    ...{ owner: '周工', checkedAt: '2026-11-01', reviewBy: '2027-11-01', state: 'overdue' as const },
  }),
};

test('what people answered to just this question stands first, cited as source 1', async () => {
  const runs = await node();
  const run = await begin(runs, searchThat(), {}, undefined, { verified });
  const { state, text } = await untilEnded(runs, run);
  expect(state.verified).toMatchObject({ block: 'v1', docId: 'v', state: 'overdue', owner: '周工' });
  expect(state.sources[0]).toMatchObject({ n: 1, docId: 'v', read: 'cited' });
  expect(state.blocks.slice(0, 2).map(({ id }) => id)).toEqual(['head-1', 'v1']);
  expect(text).toContain('先检查油位。');
  expect(text).toContain('2027-11-01');
  const other = await begin(runs, searchThat(), { community: { bases: [1000], inAnswers: 'none' } }, undefined, {
    verified,
  });
  expect((await untilEnded(runs, other)).state.verified).toBeNull();
});

test('a single node that starts again goes on with a research once, however often it looks for dead runs', async () => {
  const [dying, living] = [await node(), await node()];
  const search = searchThat(6);
  const run = await begin(dying, search);
  await untilHung(search, 6);
  await dying.close();
  // The search that goes on is not finished by the next look.
  const slow = searchThat(1);
  await reapAll({ db: store.db, node: living.node, log, resume: resumeOn(living, slow) });
  expect((await findRun(store.db, run))?.status).toBe('running');
  expect(slow.asked).toHaveLength(1);
});

test('a research that takes its nodes down is ended after three', async () => {
  let run = '';
  for (let death = 0; death < 4; death += 1) {
    const runs = await node();
    const at = death === 0 ? 8 : 1;
    const search = searchThat(at);
    if (death === 0) run = await begin(runs, search);
    else await reapDeadRuns({ db: store.db, node: runs.node, log, resume: resumeOn(runs, search) }, 0);
    await untilHung(search, at);
    await runs.close();
  }
  const last = await node();
  await reapDeadRuns({ db: store.db, node: last.node, log, resume: resumeOn(last) }, 0);
  const { state } = await untilEnded(last, run);
  expect(state).toMatchObject({ status: 'error', fault: { code: 'node_lost' } });
});

test('a node that was only frozen writes no more after another has gone on', async () => {
  const [frozen, living] = [await node(), await node()];
  const search = searchThat(8);
  const run = await begin(frozen, search);
  await untilHung(search, 8);
  await reapDeadRuns({ db: store.db, node: living.node, log, resume: resumeOn(living) }, 0);
  expect((await frozen.stop(run))?.run).toBe(run);
  const { state } = await untilEnded(living, run);
  expect(state.gap).toBe(false);
  expect(state.status).toBe('done');
});

test('a stop keeps the finished sections and says what was not reached', async () => {
  const runs = await node();
  const { searches } = await whole();
  const search = searchThat(searches - 1);
  const run = await begin(runs, search);
  await untilHung(search, searches - 1);
  expect(await runs.stop(run)).toMatchObject({ status: 'stopped' });
  const { state, text } = await untilEnded(runs, run);
  expect(state.status).toBe('stopped');
  expect(text).toContain('## 结束前未查到的部分');
  expect(text).toMatch(/\| \[1\] \| 轴承过热 \|/);
  expect(state.cites.length).toBeGreaterThan(0);
});

test('nothing found is a notice, not a report', async () => {
  const runs = await node();
  const search = { ...searchThat(), search: async () => ({ hits: [], total: 0, terms: [], tookMs: 0 }) };
  const { state } = await untilEnded(runs, await begin(runs, search as never));
  expect(state).toMatchObject({ status: 'done', plan: [], blocks: [{ type: 'notice', code: 'nothing_found' }] });
});

const pausing = { ask: true };

test('a plan to approve ends the run; the reply starts the next one, on another node, once', async () => {
  const [first, second] = [await node(), await node()];
  const run = await begin(first, searchThat(), pausing);
  const plan = await untilEnded(first, run);
  expect(plan.state).toMatchObject({ status: 'paused', planRev: 1, sources: [] });
  expect(plan.text).toContain('1. 轴承过热是什么原因？');
  expect(first.stats().runs).toBe(0);
  const ids = plan.state.plan.map(({ id }) => id);
  const wish = [{ title: '润滑' }, { title: '原因和其他', from: [ids[1] as string, ids.at(-1) as string] }];
  const reply = { run, rev: 1, plan: wish };
  const { approved } = await readApproved(store.db, reply);
  const report = await untilEnded(second, await begin(second, searchThat(), { ...pausing, approved }, run));
  expect(report.state).toMatchObject({ status: 'done', planRev: 2 });
  expect(report.state.plan.map(({ title, kind, also = [] }) => [title, kind, also.map((one) => one.kind)])).toEqual([
    ['润滑', 'question', []],
    ['原因和其他', 'causes', ['further']],
  ]);
  expect(report.text.match(/^## .*/gm)?.slice(0, 2)).toEqual(['## 润滑', '## 原因和其他']);
  const spans = report.state.cites.flatMap(({ quotes = [] }) => quotes.map(({ sid, span }) => `${sid} ${span}`));
  expect(new Set(spans).size).toBe(spans.length);
  await expect(readApproved(store.db, reply)).rejects.toMatchObject({ status: 409 });
  // The loser of a race between two windows had read the plan as still open.
  await expect(begin(first, searchThat(), { ...pausing, approved }, run)).resolves.toBe('');
});

test('a reply to another plan, or with an item that the plan does not have, is refused', async () => {
  const runs = await node();
  const run = await begin(runs, searchThat(), pausing);
  await untilEnded(runs, run);
  await expect(readApproved(store.db, { run, rev: 2 })).rejects.toMatchObject({ status: 409 });
  const plan = [{ title: '原因', from: ['p77'] }];
  await expect(readApproved(store.db, { run, rev: 1, plan })).rejects.toThrow(/p77.*p1, p2/);
});

test('a node that dies while it plans: another one plans and waits for the approval as well', async () => {
  const [dying, living] = [await node(), await node()];
  const search = searchThat(2);
  const run = await begin(dying, search, pausing);
  await untilHung(search, 2);
  await dying.close();
  await reapDeadRuns({ db: store.db, node: living.node, log, resume: resumeOn(living) }, 60_000);
  expect((await untilEnded(living, run)).state.status).toBe('paused');
});

test('a node that is killed while a plan waits: nobody takes the run for dead, and the reply goes on elsewhere', async () => {
  const [killed, living] = [await node(), await node()];
  const run = await begin(killed, searchThat(), pausing);
  await untilEnded(killed, run);
  // Killed: it says nothing more, and ends nothing.
  const resumed: string[] = [];
  const resume: ReturnType<typeof resumeOn> = async (...given) => {
    resumed.push(run);
    return resumeOn(living)(...given);
  };
  expect(await reapDeadRuns({ db: store.db, node: living.node, log, resume }, -60_000)).toBe(0);
  expect(resumed).toEqual([]);
  expect((await findRun(store.db, run))?.status).toBe('paused');
  const { approved } = await readApproved(store.db, { run, rev: 1 });
  const report = await untilEnded(living, await begin(living, searchThat(), { ...pausing, approved }, run));
  expect(report.state).toMatchObject({ status: 'done', planRev: 1 });
  expect(report.state.cites.length).toBeGreaterThan(0);
});

const wish = (op: 'finish' | 'drop' | 'exclude' | 'pause', more = {}) => ({ id: randomUUID(), op, ...more });

test('the end now: a cited report of what there is, in full sentences, though the next search never ends', async () => {
  const [runs, other] = [await node(), await node()];
  const { searches } = await whole();
  const search = searchThat(searches - 1);
  const run = await begin(runs, search);
  await untilHung(search, searches - 1);
  // Said to the node that does not write it.
  await other.steer(run, wish('finish'));
  const { state, text } = await untilEnded(runs, run);
  expect(state).toMatchObject({ status: 'done', partial: true, steers: [{ op: 'finish', state: 'done' }] });
  expect(state.cites.length).toBeGreaterThan(0);
  expect(text).toContain('## 结束前未查到的部分');
  expect(text).toMatch(/\| \[1\] \| 轴承过热 \|/);
  expect(await runs.steer(run, wish('drop', { item: 'p3' }))).toMatchObject({ status: 'done' });
  expect((await findRun(store.db, run))?.steers).toHaveLength(1);
});

test('an item is left out and a document quoted no more from the next step on; twice is once; a node that goes on knows', async () => {
  const [dying, living] = [await node(), await node()];
  const planning = searchThat();
  await untilEnded(dying, await begin(dying, planning, pausing));
  const at = planning.asked.length + 1;
  const search = searchThat(at);
  const run = await begin(dying, search);
  await untilHung(search, at);
  const written = async () => reduceRuns(emptyRun, await readEvents(store.db, run, 0, 1e6));
  await expect.poll(async () => (await written()).stage?.stage).toBe('reading');
  const before = await written();
  const { plan } = before;
  const last = plan.at(-1)?.id;
  const [drop, exclude] = [wish('drop', { item: last }), wish('exclude', { document: 'd3' })];
  for (const one of [drop, exclude, drop]) await dying.steer(run, one);
  await dying.steer(run, wish('drop', { item: 'p1' }));
  await dying.close();
  await reapDeadRuns({ db: store.db, node: living.node, log, resume: resumeOn(living) }, 60_000);
  const { state, text } = await untilEnded(living, run);
  expect(state.plan.at(-1)).toMatchObject({ id: last, state: 'dropped' });
  expect(state.steers.map(({ op, state: is }) => [op, is])).toEqual([
    ['drop', 'done'],
    ['exclude', 'done'],
    ['drop', 'late'],
  ]);
  const of = (sources: { docId: string }[]) => sources.filter(({ docId }) => docId === 'd3').length;
  expect(of(state.sources)).toBe(of(before.sources));
  expect(text).not.toContain(`## ${plan.at(-1)?.title}`);
});

test('what was read but not quoted is listed as such, also after another node has gone on', async () => {
  const far = page('d4', '泵房巡检', '值班室保管油库钥匙。');
  pages.push(far);
  onTestFinished(() => void pages.pop());
  const { text, searches } = await whole();
  expect(text).toMatch(/\| 泵房巡检 \| 已阅，未引用 \|/);
  const [dying, living] = [await node(), await node()];
  const search = searchThat(searches);
  const run = await begin(dying, search);
  await untilHung(search, searches);
  await dying.close();
  await reapDeadRuns({ db: store.db, node: living.node, log, resume: resumeOn(living) }, 60_000);
  expect((await untilEnded(living, run)).text).toBe(text);
});

test('a pause ends the run with its finished sections; continued elsewhere, it is the report that it would have been', async () => {
  const { text, searches, state: unbroken } = await whole();
  const readLog = (run: string) => readEvents(store.db, run, 0, 1e6);
  for (const hang of [1, 2, 3].map((before) => searches - before)) {
    const [first, second] = [await node(), await node()];
    const search = searchThat(hang);
    const run = await begin(first, search);
    await untilHung(search, hang);
    await expect.poll(async () => readReport(await readLog(run)).blocks.has('head-1')).toBe(true);
    // Said to the node that does not write it.
    await second.steer(run, wish('pause'));
    const paused = await untilEnded(first, run);
    expect(paused.state).toMatchObject({ status: 'paused', steers: [{ op: 'pause', state: 'done' }] });
    if (paused.state.cites.length > 0) expect(paused.text).toContain('## 结束前未查到的部分');
    await expect(readApproved(store.db, { run, rev: 1 })).rejects.toMatchObject({ status: 409 });
    const known = await readUnfinished(store.db, run, [3]);
    expect(known.isPaused).toBe(true);
    const next = { ...known.input, continues: run };
    const report = await untilEnded(second, await begin(second, searchThat(), next, run, { readLog }));
    expect(report.state.status).toBe('done');
    expect(report.text).toBe(text);
    expect(report.state.cites).toEqual(unbroken.cites);
    expect(report.state.sources.map(({ n }) => n)).toEqual(report.state.sources.map((_, at) => at + 1));
    await expect(readUnfinished(store.db, run, [3])).resolves.toMatchObject({ isPaused: false });
    await expect(begin(first, searchThat(), next, run, { readLog })).resolves.toBe('');
  }
});

test('a whole report, one that runs, and one that quotes what its reader may read no more are not continued', async () => {
  const runs = await node();
  const { state } = await whole();
  await expect(readUnfinished(store.db, state.run ?? '', [3])).rejects.toMatchObject({ status: 409 });
  const { searches } = await whole();
  const search = searchThat(searches);
  const run = await begin(runs, search);
  await untilHung(search, searches);
  await expect(readUnfinished(store.db, run, [3])).rejects.toMatchObject({ status: 409 });
  await runs.stop(run);
  await untilEnded(runs, run);
  await expect(readUnfinished(store.db, run, [3])).resolves.toMatchObject({ isPaused: false });
  await expect(readUnfinished(store.db, run, [4])).rejects.toMatchObject({ status: 409 });
});

test('a node that dies at any step of a continued report: the sections before and after are there once', async () => {
  const { text, searches } = await whole();
  const readLog = (run: string) => readEvents(store.db, run, 0, 1e6);
  const pausing = await node();
  const search = searchThat(searches - 2);
  const run = await begin(pausing, search);
  await untilHung(search, searches - 2);
  await pausing.steer(run, wish('pause'));
  await untilEnded(pausing, run);
  const [dying, living] = [await node(), await node()];
  const again = searchThat(1);
  const next = await begin(dying, again, { continues: run }, run, { readLog });
  await untilHung(again, 1);
  await dying.close();
  await reapDeadRuns({ db: store.db, node: living.node, log, resume: resumeOn(living) }, 60_000);
  expect((await untilEnded(living, next)).text).toBe(text);
});

test('a research whose time is spent ends as far as it got, and says so', async () => {
  const runs = await node();
  const { searches } = await whole();
  const search = searchThat(searches - 1);
  const run = await begin(runs, search, { budget: { seconds: 1 } });
  const { state } = await untilEnded(runs, run);
  expect(state).toMatchObject({ status: 'done', partial: true, warnings: [{ code: 'budget_spent' }] });
  expect(state.cites.length).toBeGreaterThan(0);
});

test('what its person had remembered is quoted beside the documents', async () => {
  const runs = await node();
  const at = new Date('2026-11-01');
  const entry = { id: 'm1', text: '3 号轴承过热的原因是缺油', origin: 'typed' as const, chatId: null, machine: null };
  const remembered = async () => [{ ...entry, value: null, unit: null, createdAt: at, updatedAt: at }];
  const memory = { person: 'p', domain: 'main', organization: null };
  const run = await begin(runs, searchThat(), { memory }, undefined, { remembered });
  const { state } = await untilEnded(runs, run);
  expect(state.sources.some(({ docId, kind }) => docId === 'mem:m1' && kind === 'memory')).toBe(true);
});
