import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { begin } from '../../../tests/support/store-rows';
import { listEvaluations, saveEvaluation } from './evaluations';
import { findMessage, saveOutline } from './messages';

test('one word per visitor and answer; the later takes the place of the earlier', async () => {
  const { db } = await openTestStore();
  const { chat, answer } = await begin(db);
  const poor = { value: -1, reasons: ['incomplete'], comment: '缺少步骤', shared: true };
  await saveEvaluation(db, answer.id, 'visitor-1', { value: 1, reasons: [], comment: '', shared: false });
  await saveEvaluation(db, answer.id, 'visitor-1', poor);
  await saveEvaluation(db, answer.id, 'visitor-2', { value: 1, reasons: [], comment: '', shared: false });
  expect(await listEvaluations(db, chat.id, 'visitor-1')).toEqual(new Map([[answer.id, poor]]));
  expect(await listEvaluations(db, chat.id, 'nobody')).toEqual(new Map());
});

test('an outline with signs that no database takes is kept without them', async () => {
  const { db } = await openTestStore();
  const { answer } = await begin(db);
  await saveOutline(db, answer.id, [{ text: 'a\0b \ud83d' }]);
  expect((await findMessage(db, answer.id))?.outline).toEqual([{ text: 'a\uFFFDb \uFFFD' }]);
});
