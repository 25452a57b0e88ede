import { expect, test } from 'vitest';
import { document, operationIds, operationOf } from './contract';

/** Shapes that hold what people asked, were told, or thought of it. */
const PERSONAL = ['ChatDetail', 'ChatMessage', 'Evaluation', 'HistoryItem', 'RunEvent'];

/** The names of all shapes that a shape is made of. */
function shapesIn(value: unknown, seen = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return seen;
  for (const [key, one] of Object.entries(value)) {
    const name = key === '$ref' ? String(one).split('/').at(-1) : undefined;
    if (name === undefined) shapesIn(one, seen);
    else if (!seen.has(name)) {
      seen.add(name);
      shapesIn((document.components.schemas as Record<string, unknown>)[name], seen);
    }
  }
  return seen;
}

const answered = (id: (typeof operationIds)[number]) => shapesIn(operationOf(id).responses['200']);
const isPersonal = (id: (typeof operationIds)[number]) => PERSONAL.some((name) => answered(id).has(name));

// The choice of an identity says so, in `people:identity.same`.
test('the workbench and the calls of organizations show nobody’s questions', () => {
  expect(operationIds.filter(isPersonal)).toEqual(
    expect.arrayContaining(['getChat', 'listHistory', 'evaluateMessage']),
  );
  const tags = operationIds.filter(isPersonal).map((id) => operationOf(id).tags[0]);
  for (const tag of ['admin', 'organization', 'settings', 'definitions']) expect(tags).not.toContain(tag);
});

// The server lists a question only if its asker has ticked so: server/assistants/routes/definitions.test.ts.
test('only one call shows questions that their askers let operators read, and it says nothing of who asked', () => {
  const telling = operationIds.filter((id) => answered(id).has('DislikedQuestion'));
  expect(telling).toEqual(['listDislikedQuestions']);
  const { properties } = document.components.schemas.DislikedQuestion as { properties: object };
  expect(Object.keys(properties).sort()).toEqual(['at', 'comment', 'question', 'reasons']);
});
