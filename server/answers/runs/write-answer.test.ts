import { pino } from 'pino';
import { expect, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { buildHit, fakeAnswerer, fakeSearch } from '../../../tests/support/fake-answerer';
import { buildRun, startStep } from '../../../tests/support/run-events';
import type { SearchEngine } from '../../knowledge/search/types';
import type { Answerer, AnswerPiece } from '../answerer/types';
import type { RunSink, RunStep } from './types';
import { writeAnswer } from './write-answer';

const question = { text: '轴承温度多高算异常？', scope: [3], locale: 'zh-CN' as const };

function recorder() {
  const steps: RunStep[] = [];
  const abort = new AbortController();
  const sink: RunSink = {
    ids: { run: 'r', msg: 'm', chat: 'c' },
    signal: abort.signal,
    emit: (step) => void steps.push(step),
    onSteer: () => {},
    beforeEnd: () => {},
    room: async () => {},
  };
  const state = () => reduceRuns(emptyRun, buildRun([startStep, ...steps]));
  return { sink, steps, abort, state };
}

async function write(pieces: AnswerPiece[], search: SearchEngine = fakeSearch()) {
  const seen = recorder();
  const answerer = {
    name: 'model' as const,
    async *write() {
      yield* pieces;
    },
  };
  const result = await writeAnswer(seen.sink, question, { search, answerer, log: pino({ level: 'silent' }) });
  return { ...seen, ...result };
}

test('stages come before their work, sources before the text, and the text has its outline and citations', async () => {
  const { steps, state } = await write([
    { kind: 'text', append: '## 温度\n\n不超过 80 ℃。[1]' },
    {
      kind: 'cite',
      range: [7, 20],
      sources: [1],
      support: 'full',
      quotes: [{ source: 1, span: [0, 4], text: '轴承温度' }],
    },
    { kind: 'suggestions', items: [{ text: '如何润滑？', docId: 'd1' }] },
  ]);
  expect(steps.map((step) => (step.event === 'run_progress' ? step.data.stage : step.event))).toEqual([
    'understanding',
    'searching',
    'source_add',
    'understood',
    'reading',
    'writing',
    'block_open',
    'block_patch',
    'outline',
    'cite',
    'block_close',
    'suggestions',
  ]);
  expect(state().cites[0]?.quotes?.[0]).toMatchObject({
    sid: state().sources[0]?.sid,
    quote: '轴承温度',
    span: [0, 4],
  });
});

test('a number that was never shown is dropped from a citation', async () => {
  const { state } = await write([
    { kind: 'text', append: 'x' },
    {
      kind: 'cite',
      range: [0, 1],
      sources: [1, 2, 0],
      support: 'partial',
      quotes: [{ source: 9, span: [0, 1], text: 'x' }],
    },
  ]);
  expect(state().cites).toEqual([
    { cid: 'b1-c1', block: 'b1', range: [0, 1], sids: [state().sources[0]?.sid], support: 'partial' },
  ]);
});

test('when another answerer takes over, the half text goes and the warning says who writes now', async () => {
  const { state, usage } = await write([
    { kind: 'text', append: '# 半句' },
    { kind: 'cite', range: [0, 4], sources: [1], support: 'full' },
    { kind: 'usage', promptTokens: 3, completionTokens: 4 },
    { kind: 'warning', code: 'model_cut', message: '模型中断' },
    { kind: 'restart', answerer: 'extractive' },
    { kind: 'text', append: '原文。[1]' },
  ]);
  expect(answerText(state())).toBe('原文。[1]');
  expect(state()).toMatchObject({ answerer: 'extractive', cites: [], outline: [] });
  expect(state().warnings).toEqual([{ code: 'model_cut', message: '模型中断', answerer: 'extractive' }]);
  expect(usage).toEqual({ promptTokens: 3, completionTokens: 4 });
});

test('a warning alone changes nothing else, also as the last word', async () => {
  const { state } = await write([
    { kind: 'warning', code: 'slow', message: '' },
    { kind: 'text', append: 'x' },
    { kind: 'warning', code: 'short', message: '' },
  ]);
  expect(state().warnings.map((warning) => warning.code)).toEqual(['slow', 'short']);
  const bare = await write([{ kind: 'restart', answerer: 'extractive' }]);
  expect(bare.state().answerer).toBe('extractive');
});

test('a character cut in two by the answerer arrives whole; half a one at the end is let go to the log’s care', async () => {
  const { state } = await write([
    { kind: 'text', append: 'a\ud83d' },
    { kind: 'text', append: '\ude00b\ud83d' },
  ]);
  expect(state().blocks[0]?.text).toBe('a😀b\ud83d');
});

test('nothing found: what to try, the corrected spelling and the nearest topics, even when there are none', async () => {
  const search: SearchEngine = {
    ...fakeSearch([]),
    search: async ({ q }) =>
      q === '轴承'
        ? { hits: [buildHit()], total: 1, terms: [], tookMs: 0 }
        : { hits: [], total: 0, terms: [], didYouMean: '轴承', tookMs: 0 },
    suggest: async () => [
      { text: '滚动轴承', kind: 'title', docId: 'd1' },
      { text: 'E-1024', kind: 'code' },
    ],
  };
  const { state } = await write([], search);
  expect(state()).toMatchObject({ sources: [], blocks: [{ type: 'notice', code: 'nothing_found' }] });
  expect(state().suggestions).toEqual([{ text: '轴承' }, { text: '滚动轴承', docId: 'd1' }, { text: 'E-1024' }]);
  const broken = { ...search, suggest: () => Promise.reject(new Error('busy')) };
  expect((await write([], broken)).state().suggestions).toEqual([{ text: '轴承' }]);
});

test('what was probably meant is offered beside the answer to what was typed, if that would be answered', async () => {
  const searching = (meant: number): SearchEngine => ({
    ...fakeSearch(),
    search: async ({ q }) => {
      const hits = q === '轴承' && meant === 0 ? [] : [buildHit()];
      return { hits, total: hits.length, terms: [], tookMs: 0, ...(q !== '轴承' && { didYouMean: '轴承' }) };
    },
  });
  const answer: AnswerPiece[] = [
    { kind: 'text', append: 'a' },
    { kind: 'suggestions', items: [{ text: '温度', docId: 'd1' }] },
  ];
  expect((await write(answer, searching(1))).state().suggestions).toEqual([
    { text: '轴承' },
    { text: '温度', docId: 'd1' },
  ]);
  expect((await write(answer, searching(0))).state().suggestions).toEqual([{ text: '温度', docId: 'd1' }]);
});

test('what a domain has its own name for is asked for by the name in the documents, unless they use both', async () => {
  const asked: string[] = [];
  const answerer: Answerer = {
    name: 'extractive',
    select: ({ question, hits }) => {
      asked.push(question);
      return { hits };
    },
    async *write({ question }) {
      asked.push(question);
      yield { kind: 'text', append: question };
    },
  };
  const names = [{ name: '轴承', also: ['小钢圈'] }];
  const ask = (text: string) => {
    const search = fakeSearch([buildHit({ text })]);
    const tools = { search, answerer, log: pino({ level: 'silent' }) };
    return writeAnswer(recorder().sink, { ...question, text: '小钢圈发热', names }, tools);
  };
  await ask('轴承温度一般不应超过 80 ℃。');
  await ask('小钢圈就是轴承。');
  expect(asked).toEqual(['轴承发热', '轴承发热', '小钢圈发热', '小钢圈发热']);
});

test('stopped while searching or writing, it goes no further; a search that fails is the run’s failure', async () => {
  const searching = recorder();
  const search: SearchEngine = {
    ...fakeSearch(),
    async search(request) {
      searching.abort.abort();
      return fakeSearch().search(request);
    },
  };
  const tools = { search, answerer: fakeAnswerer, log: pino({ level: 'silent' }) };
  await writeAnswer(searching.sink, question, tools);
  expect(searching.steps.at(-1)?.event).toBe('run_progress');
  const writing = recorder();
  const sink = { ...writing.sink, room: async () => writing.abort.abort() };
  await writeAnswer(sink, question, { ...tools, search: fakeSearch([buildHit(), buildHit({ docId: 'd2' })]) });
  expect(writing.steps.filter((step) => step.event === 'block_patch')).toHaveLength(1);
  const failing = { ...search, search: () => Promise.reject(new Error('no index')) };
  await expect(writeAnswer(recorder().sink, question, { ...tools, search: failing })).rejects.toThrow('no index');
});

const people = buildHit({
  docId: 'v',
  kind: 'verified',
  text: '超过 80 ℃ 即为异常。',
  span: [20, 33],
  title: '轴承温度',
});
const checked = { owner: '周工', checkedAt: '2026-11-20', reviewBy: '2027-11-20', state: 'valid' as const };
const verified = (wording: string) => ({
  candidates: async () => [{ question: 'q', wordings: [wording] }],
  read: async () => ({ hit: people, ...checked }),
});
const asVerified = async (wording: string, search = fakeSearch([buildHit(), people])) => {
  const seen = recorder();
  const tools = { search, answerer: fakeAnswerer, log: pino({ level: 'silent' }) };
  await writeAnswer(seen.sink, question, { ...tools, verified: verified(wording) });
  return { ...seen, state: seen.state() };
};

test('the verified answer stands first, as source 1, and the documents below it', async () => {
  const { state, steps } = await asVerified('轴承的温度多高算异常');
  expect(state.sources.map(({ docId }) => docId)).toEqual(['v', 'd1']);
  expect(state.verified).toMatchObject({ ...checked, block: 'v1', docId: 'v', sid: state.sources[0]?.sid });
  const [first, below, own] = state.blocks;
  expect(first?.text).toBe(
    '**已核对的回答**，周工 于 2026-11-20 核对；下次复核：2027-11-20。\n\n超过 80 ℃ 即为异常。\n\n[1]',
  );
  expect(below?.text).toContain('资料');
  expect(own?.text).toContain('轴承温度一般不应超过 80 ℃');
  expect(state.cites[0]).toMatchObject({ block: 'v1', sids: [state.sources[0]?.sid], quotes: [{ span: [20, 33] }] });
  expect(state.cites.at(-1)?.sids).toEqual([state.sources[1]?.sid]);
  // Whoever may not read a source gets neither the text nor who answers for it.
  const order = steps.map(({ event }) => event);
  expect(order.indexOf('verified_answer')).toBeGreaterThan(order.lastIndexOf('source_add'));
});

test('alone it is the whole answer', async () => {
  const { state } = await asVerified('轴承的温度多高算异常', fakeSearch([people]));
  expect(state.blocks).toHaveLength(1);
  expect(state.sources).toHaveLength(1);
  expect(state.fit?.value).toBe('direct');
});

test('an answer to a question that is only near is a source like others', async () => {
  const { state } = await asVerified('电机的温度多高算异常');
  expect(state.verified).toBeNull();
  expect(state.blocks).toHaveLength(1);
});

test('a question is answered when verified answers cannot be read', async () => {
  const seen = recorder();
  const broken = { candidates: () => Promise.reject(new Error('no database')), read: async () => undefined };
  const tools = { search: fakeSearch(), answerer: fakeAnswerer, log: pino({ level: 'silent' }) };
  await writeAnswer(seen.sink, question, { ...tools, verified: broken });
  expect(seen.state()).toMatchObject({ verified: null, blocks: [{ id: 'b1' }] });
});
