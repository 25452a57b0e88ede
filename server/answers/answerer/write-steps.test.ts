import pino from 'pino';
import { expect, test } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { extractiveAnswerer } from './extractive-answerer';

test('the safety rule of the section stands above its steps, each cited', async () => {
  const steps = '1. Slacken the belt.\n2. Pull the pin.\n3. Thread the new belt.';
  const text = `Lock out the drive before any work on the belt.\n\n${steps}`;
  const hit = aHit({ title: 'Conveyor belts', headings: ['How is a belt replaced?'], text, score: 50, found: 3 });
  const written: string[] = [];
  for await (const piece of extractiveAnswerer.write({
    ...{ question: 'How do I replace a belt?', hits: [hit], locale: 'en-US' },
    ...{ signal: new AbortController().signal, log: pino({ level: 'silent' }) },
  })) {
    if (piece.kind === 'fit') written.push(piece.fit.value);
    if (piece.kind === 'block') written.push(piece.type);
    if (piece.kind === 'text') written.push(piece.append);
    if (piece.kind === 'cite') written.push(`cited ${piece.quotes?.[0]?.text.slice(0, 12)}`);
  }
  expect(written).toEqual([
    'direct',
    ...['callout', 'Lock out the drive before any work on the belt. [1]', 'cited Lock out the'],
    ...['steps', `${steps} [1]`, 'cited 1. Slacken t'],
  ]);
});
