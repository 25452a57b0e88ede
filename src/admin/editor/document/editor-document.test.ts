import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeText, openDocument, redoStep, undoStep } from './editor-document';
import type { EditorDocument } from './types';

const open = (text = '{}') => openDocument(text, 'main');
const titled = (title: string) => JSON.stringify({ title });
/** Types texts into a field, so many milliseconds apart. */
const type = (document: EditorDocument, apart: number, texts: readonly string[], key = '/title') =>
  texts.reduce((now, text, n) => changeText(now, text, { key, at: n * apart }), document);
const undoAll = (document: EditorDocument): string[] => {
  const texts = [document.text];
  for (let now = document; now.past.length > 0; ) {
    now = undoStep(now);
    texts.push(now.text);
  }
  return texts;
};

describe('steps of the history', () => {
  test('letters that follow each other are one, after a pause there is another', () => {
    const texts = ['a', 'ab', 'abc'].map(titled);
    expect(undoAll(type(open(), 999, texts))).toEqual([titled('abc'), '{}']);
    expect(undoAll(type(open(), 1_000, texts))).toEqual([titled('abc'), titled('ab'), titled('a'), '{}']);
  });

  test('of two fields are two, however quick the hand', () => {
    const first = type(open(), 1, [titled('a')]);
    expect(type(first, 1, [titled('b')], '/logan').past).toHaveLength(2);
    expect(changeText(first, titled('b'), { at: 1 }).past).toHaveLength(2);
  });

  test('typed and taken back again leave none: undo would do nothing', () => {
    const document = type(open(), 100, [titled('a'), '{}']);
    expect(document.past).toEqual([]);
    const before = type(open(), 5_000, [titled('a'), titled('ab')]);
    const back = changeText(before, titled('a'), { key: '/title', at: 5_500 });
    expect(undoAll(back)).toEqual([titled('a'), '{}']);
  });

  test('what was undone and typed over is gone; what is typed after a redo is a step of its own', () => {
    const typed = type(open(), 5_000, [titled('a'), titled('b')]);
    const over = changeText(undoStep(typed), titled('c'), { key: '/title', at: 5_001 });
    expect(over.future).toEqual([]);
    expect(undoAll(over)).toEqual([titled('c'), titled('a'), '{}']);
    const again = redoStep(undoStep(typed));
    expect(undoAll(changeText(again, titled('bc'), { key: '/title', at: 5_001 }))).toHaveLength(4);
  });

  test('hold what was done and no more: neither texts nor what made them', () => {
    const heavy = { key: 'k', label: 'l', at: 1, rewrite: () => 'x', text: 'x' };
    const [step] = changeText(open(), titled('a'), heavy).past;
    expect(Object.keys(step ?? {}).sort()).toEqual(['at', 'key', 'label', 'redo', 'undo']);
  });

  test('are five hundred at most, the oldest go', () => {
    const texts = Array.from({ length: 510 }, (_, n) => titled(String(n)));
    const document = type(open(), 5_000, texts);
    expect(document.past).toHaveLength(500);
    expect(undoAll(document).at(-1)).toBe(titled('9'));
  });

  test('each change something, whatever was typed, undone and redone in whatever order', () => {
    const act = fc.oneof(fc.constantFrom('undo', 'redo'), fc.constantFrom('{}', ...['a', 'b', 'ab'].map(titled)));
    fc.assert(
      fc.property(fc.array(fc.tuple(act, fc.nat(1_500)), { maxLength: 20 }), (acts) => {
        let document = open();
        let at = 0;
        for (const [what, pause] of acts) {
          at += pause;
          const before = document;
          if (what === 'undo') document = undoStep(document);
          else if (what === 'redo') document = redoStep(document);
          else document = changeText(document, what, { key: 'text', at });
          if (what === 'undo') expect(document.text === before.text).toBe(before.past.length === 0);
          if (what === 'redo') expect(document.text === before.text).toBe(before.future.length === 0);
        }
        const texts = undoAll(document);
        expect(texts.at(-1)).toBe('{}');
        for (const [n, text] of texts.slice(1).entries()) expect(text).not.toBe(texts[n]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a text that cannot be read', () => {
  test('leaves what was said last, with the same parts, and says why', () => {
    const said = open('{"title":"T","header":{"links":[]}}');
    const broken = changeText(said, '{"title":"T",', { at: 0 });
    expect([broken.body, broken.valid]).toEqual([said.body, said.valid]);
    expect(broken.body).toBe(said.body);
    expect(broken.faults.length).toBeGreaterThan(0);
    const mended = changeText(broken, '{"title":"U","header":{"links":[]}}', { at: 1 });
    expect(mended.faults).toEqual([]);
    expect(mended.body.header).toBe(said.body.header);
  });

  test('from the start shows the neutral setting of its domain', () => {
    expect(open('{').body).toEqual({ accessDomain: 'main' });
  });
});
