import { expect, test } from 'vitest';
import type { Viewer } from '../base/http/sse-viewer';
import type { RunEvent } from './runs/types';
import { toSse } from './runs/write-event';
import { createVeil } from './veil';
import { veiledViewer } from './veiled-viewer';

const envelope = { v: 1 as const, run: 'r', msg: 'm', chat: 'c', ts: 0 };
const source = { docId: 'd', kbId: 7, quote: 'secret', title: 'secret' };
const steps = [
  { event: 'run_started', data: { locale: 'en-US', question: 'How?' } },
  { event: 'source_add', data: source },
  { event: 'source_add', data: { ...source, kbId: 3, docId: 'open', quote: 'open', title: 'open' } },
  { event: 'block_open', data: { id: 'b1', type: 'text' } },
  { event: 'block_patch', data: { id: 'b1', append: 'secret' } },
  {
    event: 'cite',
    data: { cid: 'c', block: 'b1', range: [0, 3], sids: ['s'], support: 'full', quotes: [{ quote: 'secret' }] },
  },
  { event: 'outline', data: { items: [{ text: 'secret' }] } },
  { event: 'suggestions', data: { items: [{ text: 'secret' }] } },
  { event: 'deep_researcher_end', data: { status: 'done', seq: 9 } },
];
const events = steps.map((step, n) => ({ ...envelope, seq: n + 1, ...step })) as unknown as RunEvent[];
const closed = ({ kbId }: { kbId: number }) => kbId === 7;

test('of an answer with a closed source no word is left; numbers, open sources and the end stay', () => {
  const shown = events.map(createVeil(closed));
  expect(JSON.stringify(shown)).not.toContain('secret');
  expect(shown.map(({ seq }) => seq)).toEqual(events.map(({ seq }) => seq));
  expect(shown.filter(({ event }) => event === 'source_add')).toEqual([events[2]]);
  expect(shown.at(-1)).toEqual(events.at(-1));
  expect(JSON.stringify(shown)).toContain('This answer is hidden because it cites sources');
});

test('of several texts only one says why nothing is shown, and nothing is told of how well they answer', () => {
  const several = [
    { event: 'fit', data: { value: 'direct', why: ['record'] } },
    ...steps.slice(3, 5),
    { event: 'block_open', data: { id: 'b2', type: 'choice', options: [{ text: 'secret', question: 'secret' }] } },
    { event: 'block_patch', data: { id: 'b2', append: 'secret' } },
    { event: 'block_close', data: { id: 'b2' } },
  ].map((step, n) => ({ ...envelope, seq: n + 1, ...step })) as unknown as RunEvent[];
  const shown = several.map(createVeil(closed, true));
  expect(JSON.stringify(shown)).not.toMatch(/secret|direct|b2/);
  expect(shown.map(({ event }) => event)).toEqual([
    'run_progress',
    'block_open',
    'block_patch',
    'run_progress',
    'run_progress',
    'run_progress',
  ]);
  expect(shown.map(({ seq }) => seq)).toEqual(several.map(({ seq }) => seq));
});

test('an answer all of whose sources may be read is as it was written', () => {
  expect(events.map(createVeil(() => false))).toEqual(events);
});

function aViewer() {
  const sent: string[] = [];
  const viewer: Viewer = {
    send: (text) => void sent.push(text),
    drained: async () => {},
    end() {},
    drop() {},
    gone: () => false,
    onClose() {},
  };
  return { viewer, sent };
}

test('a viewer behind the veil gets what they have not seen, however the frames come together', () => {
  const frames = events.map((event) => toSse({ seq: event.seq, json: JSON.stringify(event) }));
  for (const from of [0, 4, 9]) {
    const { viewer, sent } = aViewer();
    const veiled = veiledViewer(viewer, from, createVeil(closed));
    veiled.send(frames.slice(0, 5).join(''));
    for (const frame of frames.slice(5)) veiled.send(frame);
    const text = sent.join('');
    expect(text).not.toContain('secret');
    expect([...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))).toEqual(
      events.map(({ seq }) => seq).filter((seq) => seq > from),
    );
  }
});
