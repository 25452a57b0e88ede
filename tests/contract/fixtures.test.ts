import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '@/api/paths';
import { answerCheck, faultsOf, operationIds, operationOf, operations } from './contract';

const folder = join(import.meta.dirname, '../../fixtures/api');
const files = readdirSync(folder);
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
/** `listHistory.empty.json` is another response of listHistory. */
const operationNamed = (file: string) => file.split('.')[0] as OperationId;

describe('fixtures/api', () => {
  test('has an answer for every operation', () => {
    const missing = operationIds.filter(
      (id) => !files.some((file) => /^\w+\.(json|md)$/.test(file) && operationNamed(file) === id),
    );
    expect(missing).toEqual([]);
  });

  test('has none for anything else', () => {
    expect(files.filter((file) => !operationIds.includes(operationNamed(file)))).toEqual([]);
  });

  test.each(files.filter((file) => file.endsWith('.json')))('%s fits the contract', (file) => {
    const id = operationNamed(file);
    if (operations[id].kind === 'json') {
      expect(faultsOf(answerCheck(id), read(file))).toEqual([]);
      return;
    }
    const type = Object.keys(operationOf(id).responses['200']?.content ?? {})[0];
    // A stream's fixture is a list of its events' data.
    const values: unknown[] = operations[id].kind === 'stream' ? read(file) : [read(file)];
    expect(values.flatMap((one) => faultsOf(answerCheck(id, type), one))).toEqual([]);
  });

  test('streams are whole: numbered without holes, ended by their last event', () => {
    for (const file of ['startResearch.json', 'resumeRun.json']) {
      const events: { seq: number; event: string; data: { seq?: number } }[] = read(file);
      const first = events[0]?.seq ?? 0;
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => first + at));
      expect(events.at(-1)).toMatchObject({ event: 'deep_researcher_end', data: { seq: events.at(-1)?.seq } });
    }
  });
});
