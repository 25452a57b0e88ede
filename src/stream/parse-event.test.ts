import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildRun, startStep } from '../../tests/support/run-events';
import { parseEvent } from './parse-event';

const [event] = buildRun([startStep]);
const parse = (own: object) => parseEvent(JSON.stringify({ ...event, ...own }));

test('an event comes back as it was sent, with whatever a newer server adds', () => {
  expect(parse({})).toEqual(event);
  expect(parse({ event: 'hologram_add', extra: [1] })).toMatchObject({ event: 'hologram_add', extra: [1] });
});

test.each([
  { seq: undefined },
  { seq: '1' },
  { seq: 1.5 },
  { seq: 2 ** 53 },
  { from: 'x' },
  { run: 7 },
  { event: undefined },
  { data: null },
  { data: 'text' },
])('%j is no event', (own) => expect(parse(own)).toBeNull());

test('whatever stands in a line, it is an event or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
      const found = parseEvent(line);
      if (found !== null) expect(Number.isSafeInteger(found.seq)).toBe(true);
    }),
  );
});
