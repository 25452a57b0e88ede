import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import operations from '../../generated/operations.json';
import { callsIn, readBlockCalls } from './block-calls';

test('reads hooks of every kind, and that a block follows a run', () => {
  expect(callsIn('const [ask] = useLazySuggestQueriesQuery(); useEvaluateMessageMutation();')).toEqual([
    'suggestQueries',
    'evaluateMessage',
  ]);
  expect(callsIn("import { useRun } from '@/stream/run-registry';")).toContain('resumeRun');
  expect(callsIn('const query = useMemo(); useQuery;')).toEqual([]);
});

test('what the blocks of this portal ask for are operations of the contract', () => {
  const calls = readBlockCalls(join(import.meta.dirname, '../../src/blocks'));
  expect(calls['answer/history']).toContain('listHistory');
  expect(calls['engine/hero']).toEqual([]);
  // Its parts are a room of their own.
  expect(calls['answer/answer']).toEqual(expect.arrayContaining(['getChat', 'startResearch']));
  const unknown = Object.values(calls)
    .flat()
    .filter((id) => !Object.hasOwn(operations, id));
  expect(unknown).toEqual([]);
});

test('a room whose files import one another by its name is read once', () => {
  const src = mkdtempSync(join(tmpdir(), 'block-calls-'));
  const room = "import { b } from '@/answer/b'; useGetChatQuery();";
  for (const [file, source] of [
    ['blocks/answer/ask/View.tsx', "import { a } from '@/answer/a'; useListAskedQuery();"],
    ['answer/a.ts', room],
  ] as const) {
    mkdirSync(join(src, file, '..'), { recursive: true });
    writeFileSync(join(src, file), source);
  }
  expect(readBlockCalls(join(src, 'blocks'))).toEqual({ 'answer/ask': ['getChat', 'listAsked'] });
  rmSync(src, { recursive: true });
});
