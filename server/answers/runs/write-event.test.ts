import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildHit } from '../../../tests/support/fake-answerer';
import { storableText } from '../../base/database/storable';
import { quoteHash } from '../../knowledge/quote-hash';
import { pingFrame } from './ping-frame';
import { toSource } from './to-source';
import { toSse, writeEvent } from './write-event';

const ids = { run: 'r', msg: 'm', chat: 'c' };
const write = (append: string) => writeEvent(ids, 7, 1, { event: 'block_patch', data: { id: 'b', append } });

test('one JSON text for the log and for the wire', () => {
  const frame = write('温度');
  expect(JSON.parse(frame.json)).toEqual({
    v: 1,
    seq: 7,
    ...ids,
    ts: 1,
    event: 'block_patch',
    data: { id: 'b', append: '温度' },
  });
  expect(toSse(frame)).toBe(`id: 7\ndata: ${frame.json}\n\n`);
  expect(pingFrame(ids, 7)).toMatch(/^data: \{.*"seq":7,.*"event":"ping","data":\{\}\}\n\n$/);
});

test('any text becomes storable without changing its length, and never breaks the frame', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '\0', '\ud800', '\udc00', '\\u0000', '\n\n', '\u2028'),
      (text, odd) => {
        const { json } = write(text + odd + text);
        const { append } = JSON.parse(json).data;
        expect(append).toBe(storableText(text + odd + text));
        expect(append).toHaveLength((text + odd + text).length);
        expect(append).not.toMatch(/\0/);
        expect(Buffer.from(append, 'utf8').toString('utf8')).toBe(append);
        expect(json).not.toContain('\n');
      },
    ),
  );
});

test('a source is named by its place, and its quote by its words whatever the line breaks', () => {
  const source = toSource(buildHit(), 2);
  expect(source).toMatchObject({ n: 2, docId: 'd1', ver: 1, span: [0, 14], quote: '轴承温度一般不应超过 80 ℃。' });
  expect(toSource(buildHit(), 5).sid).toBe(source.sid);
  expect(toSource(buildHit({ version: 2 }), 2).sid).not.toBe(source.sid);
  expect(quoteHash(' 轴承\n  温度 ')).toBe(createHash('sha256').update('轴承 温度').digest('hex').slice(0, 16));
});
