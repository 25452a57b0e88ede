import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WordySchema } from '@/ui/form/form-schema';
import { pointer, valueAt } from '../../../../setting/pointer';
import { movedOrder } from './arrange-text';
import { editValue } from './edit-value';
import { changeText, openDocument, undoStep } from './editor-document';
import { settingSchemas } from './schemas';

/** `EDITS=10000` makes as many random edits as the workbench has to stand without a fault. */
const EDITS = Number(process.env.EDITS ?? 2000);
const IN_A_ROW = 25;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Act = 'fill' | 'clear' | 'add' | 'duplicate' | 'remove' | 'move';

interface Edit {
  key: string;
  /** Picks a place in the form of that key, from what stands there by then. */
  way: number[];
  act: Act;
  value: Json;
  at: number;
  to: number;
}

const leaf = fc.oneof(
  fc.constantFrom<Json>('', 'Pumps', '雪', '#12', '#0f6cbd', '/a.svg', 'https://x.example/', true, false),
  fc.integer({ min: -1, max: 30 }),
  fc.string({ maxLength: 90 }),
);

const edit: fc.Arbitrary<Edit> = fc.record({
  key: fc.constantFrom(...Object.keys(settingSchemas).filter((key) => key !== 'pages')),
  way: fc.array(fc.nat(7), { minLength: 6, maxLength: 6 }),
  act: fc.constantFrom<Act>('fill', 'fill', 'clear', 'add', 'add', 'duplicate', 'remove', 'move'),
  value: leaf,
  at: fc.nat(9),
  to: fc.nat(9),
});

/** What the form hands over after the edit: all it shows, with one place changed as the form changes it. */
function formAfter(schema: WordySchema, value: unknown, edit: Edit, depth = 0): unknown {
  const pick = edit.way[depth] ?? 0;
  if (schema.properties) return inObject(schema.properties, value, edit, depth, pick);
  if (schema.items && !schema.items.enum) {
    const list = Array.isArray(value) ? value : [];
    const inside = pick % 2 === 0 && list.length > 0;
    return inside ? inItem(schema.items, list, edit, depth) : listAfter(schema.items, list, edit);
  }
  if (edit.act === 'clear') return undefined;
  return schema.enum?.[edit.at % schema.enum.length] ?? edit.value;
}

function inObject(parts: Record<string, WordySchema>, value: unknown, edit: Edit, depth: number, pick: number) {
  const names = Object.keys(parts);
  const name = names[pick % names.length] ?? '';
  const own = (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as object;
  const after = formAfter(parts[name] ?? {}, valueAt(own, pointer('', name)), edit, depth + 1);
  return { ...own, [name]: after };
}

function inItem(items: WordySchema, list: readonly unknown[], edit: Edit, depth: number) {
  const at = edit.at % list.length;
  return list.with(at, formAfter(items, list[at], edit, depth + 1));
}

/** A new item of plain values has no value yet, and the form says so with undefined. */
function listAfter(items: WordySchema, list: readonly unknown[], { act, at, to }: Edit): unknown {
  const place = at % Math.max(list.length, 1);
  if (act === 'clear') return undefined;
  if (act === 'add' || act === 'fill' || list.length === 0) return [...list, items.properties ? {} : undefined];
  if (act === 'duplicate') return list.toSpliced(place, 0, list[place]);
  if (act === 'remove') return list.toSpliced(place, 1);
  return movedOrder(list.length, place, to % list.length).map((index) => list[index]);
}

test(`${EDITS} random edits over the whole setting: the draft says what the form says, and undo brings back every byte`, () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: IN_A_ROW, maxLength: IN_A_ROW }), (edits) => {
      let document = openDocument('{\n  "accessDomain": "test"\n}\n', 'test');
      const start = document.text;
      edits.forEach((each, index) => {
        const at = pointer('', each.key);
        const before = valueAt(document.body, at) ?? undefined;
        const after = formAfter(settingSchemas[each.key] ?? {}, before, each);
        document = changeText(document, editValue(document.text, at, before, after), { at: index });
        expect(document.faults).toEqual([]);
        expect(filled(valueAt(document.body, at))).toEqual(filled(after));
      });
      while (document.past.length > 0) document = undoStep(document);
      expect(document.text).toBe(start);
    }),
    { numRuns: Math.ceil(EDITS / IN_A_ROW) },
  );
});

/** As JSON says it, without the room that a form makes for what might be filled in. */
function filled(value: unknown): unknown {
  const json: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  return withoutRoom(json);
}

function withoutRoom(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutRoom(item) ?? {});
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const parts = Object.entries(value).map(([key, inner]) => [key, withoutRoom(inner)] as const);
  const said = parts.filter(([, inner]) => inner !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
