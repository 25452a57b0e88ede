import { expect, test } from 'vitest';
import type { WordySchema } from '@/ui/form/form-schema';
import general from '../../../../fixtures/seed/assistants/general.json';
import checklist from '../../../../fixtures/seed/procedures/lockout.json';
import tree from '../../../../fixtures/seed/procedures/pump-no-flow.json';
import matrix from '../../../../fixtures/seed/procedures/vibration-cause.json';
import words from '../../../../messages/en-US/portal/admin-schema.json';
import { schemaAt } from '../../editor/words/schema-at';
import { type Part, partAt, partsOf, wholeOf } from './parts-of';

const ofTree = partsOf('procedure', tree, 'en-US');
const schemaOf = (parts: readonly Part[], id: string) => parts.find((part) => part.id === id)?.schema;

test('every place of a document belongs to a part, the most exact one', () => {
  const at = (pointer: string) => partAt(ofTree, pointer)?.id;
  expect(at('/title/en-US')).toBe('general');
  expect(at('/safety/0/text')).toBe('safety');
  expect(at('/nodes/valves/text/zh-CN')).toBe('nodes/valves');
  expect(at('/start')).toBe('start');
  expect(at('/cases/0/must')).toBe('cases');
  expect(at('/v')).toBeUndefined();
});

test('steps lead to steps that exist, and causes show observations that exist', () => {
  expect(schemaOf(ofTree, 'nodes/valves')?.properties?.else?.enum).toEqual(Object.keys(tree.nodes));
  const causes = schemaOf(partsOf('procedure', matrix, 'en-US'), 'faults');
  const shows = causes?.items?.properties?.shows?.properties ?? {};
  expect(Object.keys(shows)).toEqual(matrix.observations.map(({ id }) => id));
  const assistant = partsOf('assistant', general, 'en-US', { procedures: ['a'], calculators: ['b'] });
  expect(schemaOf(assistant, 'general')?.properties?.procedures?.items?.enum).toEqual(['a']);
});

test('cases of a check ask for neither questions nor formulas; those of an assistant do', () => {
  const turnOf = (parts: readonly Part[]) =>
    schemaOf(parts, 'cases')?.items?.properties?.turns?.items?.properties ?? {};
  expect(Object.keys(turnOf(ofTree))).toEqual(['at', 'value']);
  expect(schemaOf(ofTree, 'cases')?.items?.properties?.expect?.properties).not.toHaveProperty('value');
  expect(Object.keys(turnOf(partsOf('assistant', general, 'en-US')))).toContain('ask');
});

test('the schema of the whole knows every place by its words, entries of maps by their id', () => {
  const titleAt = (at: string, ...of: Parameters<typeof wholeOf>) => schemaAt(at, undefined, wholeOf(...of))?.title;
  expect(titleAt('/minutes', 'procedure', tree, 'en-US')).toBe('Minutes');
  expect(titleAt('/start', 'procedure', tree, 'en-US')).toBe('First step');
  expect(titleAt('/nodes', 'procedure', tree, 'en-US')).toBe('Steps');
  expect(titleAt('/nodes/valves', 'procedure', tree, 'en-US')).toBe('valves');
  expect(titleAt('/nodes/valves/text', 'procedure', tree, 'en-US')).toBe('Text');
  expect(titleAt('/faults/0/shows', 'procedure', matrix, 'en-US')).toBe('Shows');
  expect(titleAt('/cases/0/must', 'procedure', checklist, 'en-US')).toBe('Must pass');
  expect(titleAt('/name', 'assistant', general, 'en-US')).toBe('Name');
});

test('every word of the forms stands in admin-schema.json', () => {
  const own = new Set(matrix.observations.map(({ text }) => text['en-US']));
  const wordsOf = ({ title, description, properties, items }: WordySchema): string[] => [
    ...[title, description].filter((text) => text !== undefined),
    ...Object.values(properties ?? {}).flatMap(wordsOf),
    ...(items ? wordsOf(items) : []),
  ];
  const all = [
    ...[ofTree, partsOf('procedure', matrix, 'en-US'), partsOf('procedure', checklist, 'en-US')].flat(),
    ...partsOf('assistant', general, 'en-US'),
    ...partsOf('activity', {}, 'en-US'),
  ];
  const shown = all.flatMap(({ schema, title, entryOf }) => [...(entryOf ? [] : [title]), ...wordsOf(schema)]);
  const listed = new Set<string>(Object.values(words.text));
  expect([...new Set(shown)].filter((text) => !listed.has(text) && !own.has(text))).toEqual([]);
});
