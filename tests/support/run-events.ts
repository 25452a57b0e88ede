import type { components } from '../../generated/api';

export type RunEvent = components['schemas']['RunEvent'];
type Pick1<E extends RunEvent['event']> = Extract<RunEvent, { event: E }>;
export type RunStep = { [E in RunEvent['event']]: { event: E; data: Pick1<E>['data'] } }[RunEvent['event']];

export const answerId = '0f4a8f9e-6c1c-4a3c-9d39-7f3f5b3a0001';
export const chatId = '0f4a8f9e-6c1c-4a3c-9d39-7f3f5b3a0002';
export const questionId = '0f4a8f9e-6c1c-4a3c-9d39-7f3f5b3a0003';

/** Numbers the steps of a run from 1, as the server does. */
export function buildRun(steps: readonly RunStep[], overrides: Partial<RunEvent> = {}): RunEvent[] {
  return steps.map(
    (step, index) =>
      ({
        v: 1,
        seq: index + 1,
        run: answerId,
        msg: answerId,
        chat: chatId,
        ts: 1_700_000_000_000 + index,
        ...step,
        ...overrides,
      }) as RunEvent,
  );
}

export function buildSource(
  overrides: Partial<components['schemas']['RunSource']> = {},
): components['schemas']['RunSource'] {
  return {
    sid: 's1',
    n: 1,
    docId: 'handbook-zh-bearings',
    ver: 1,
    title: '滚动轴承',
    headings: ['滚动轴承', '温度'],
    url: null,
    kind: 'markdown',
    lang: 'zh',
    kbId: 3,
    page: null,
    span: [10, 40],
    quote: '轴承温度一般不应超过 80 ℃。',
    quoteHash: '0123456789abcdef',
    score: 1,
    ...overrides,
  };
}

export function buildCall(
  overrides: Partial<components['schemas']['RunCall']['data']> = {},
): components['schemas']['RunCall']['data'] {
  const both = (text: string) => ({ 'zh-CN': text, 'en-US': text });
  return {
    ...{ id: 'c1', block: 'call-1', tool: 'historian', operation: 'read', revision: '0123456789abcdef' },
    names: { tool: both('Historian'), operation: both('Read a point') },
    effect: 'read',
    arguments: [{ name: 'tag', label: both('Tag'), value: 'PT-101' }],
    state: 'asked',
    ...overrides,
  };
}

export const startStep: RunStep = {
  event: 'run_started',
  data: {
    mode: 'answer',
    question: '轴承温度多高算异常？',
    chatId,
    messageId: questionId,
    parentId: null,
    answerer: 'extractive',
    scope: [3],
    locale: 'zh-CN',
  },
};

/**
 * A small complete answer: a source, two pieces of text with characters of every UTF-8 length, a citation, an outline
 * and the end.
 */
export function answerSteps(): RunStep[] {
  return [
    startStep,
    { event: 'run_progress', data: { stage: 'searching' } },
    { event: 'source_add', data: buildSource() },
    { event: 'run_progress', data: { stage: 'writing', done: 0, total: 1 } },
    { event: 'block_open', data: { id: 'b1', type: 'text' } },
    { event: 'block_patch', data: { id: 'b1', append: '## 温度 é\n\n轴承温度一般不应超过 80 ℃' } },
    { event: 'block_patch', data: { id: 'b1', append: '。🛠️[1]' } },
    { event: 'cite', data: { cid: 'c1', block: 'b1', range: [9, 32], sids: ['s1'], support: 'full' } },
    { event: 'block_close', data: { id: 'b1' } },
    { event: 'outline', data: { items: [{ id: 'h1', level: 2, title: '温度 é', block: 'b1', offset: 0 }] } },
    { event: 'suggestions', data: { items: [{ text: '轴承如何润滑？', docId: 'handbook-zh-bearings' }] } },
    { event: 'deep_researcher_end', data: { status: 'done', seq: 12 } },
  ];
}

export function toFrame(event: RunEvent): string {
  return `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`;
}

export function toFrames(events: readonly RunEvent[]): Uint8Array {
  return new TextEncoder().encode(events.map(toFrame).join(''));
}
