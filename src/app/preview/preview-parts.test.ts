import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readKeys } from '@/renderer/read-keys';
import type { Block, GlobalSetting, PageDocument } from '@/renderer/types';
import { valueAt } from '../../../setting/pointer';
import { modeOf, roleOf, viewportOf } from './boot-of';
import { emptyAnswer } from './empty-answer';
import { findLeaf, tidy } from './find-leaf';
import { memoryStorage } from './memory-storage';
import { shiftClock } from './shift-clock';

describe('where a text stands in a value', () => {
  test('at the first string that says the same, spaces aside', () => {
    const value = { title: 'A mill', links: [{ name: ' A  mill\n' }, { name: 'B' }] };
    expect(findLeaf(value, 'B')).toBe('/links/1/name');
    expect(findLeaf(value.links, 'A mill')).toBe('/0/name');
    expect(findLeaf(value, 'a mill')).toBeUndefined();
    expect(findLeaf({ 'a/b': { '~': 'x' } }, 'x')).toBe('/a~1b/~0');
  });

  test('and nothing stands nowhere', () => {
    expect(findLeaf({ text: '' }, '')).toBeUndefined();
    expect(findLeaf(null, 'x')).toBeUndefined();
    expect(findLeaf({ n: 7 }, '7')).toBeUndefined();
  });

  test('what is found is there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ minLength: 1 }), (value, word) => {
        const at = findLeaf({ value, word }, tidy(word));
        if (tidy(word) === '') expect(at).toBeUndefined();
        else expect(tidy(String(valueAt({ value, word }, at ?? '')))).toBe(tidy(word));
      }),
    );
  });
});

describe('an answer with nothing in it', () => {
  test('has its shape, no items, and counts that say so', () => {
    const answer = { code: 200, data: { list: [1, 2], total: 2, name: 'x', page: { count: 9, size: 20 }, none: null } };
    expect(emptyAnswer(answer)).toEqual({
      code: 200,
      data: { list: [], total: 0, name: 'x', page: { count: 0, size: 20 }, none: null },
    });
  });

  test('a word that is called a count stays a word; emptied twice it is the same', () => {
    expect(emptyAnswer({ total: 'many' })).toEqual({ total: 'many' });
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(emptyAnswer(emptyAnswer(value))).toEqual(emptyAnswer(value));
      }),
    );
  });
});

describe('a clock that was moved', () => {
  const page = () => {
    const own = { Date };
    return { set: shiftClock(own), own };
  };

  test('runs on from the moment it was set to, for all who ask', () => {
    const { own, set } = page();
    set('2031-05-01T08:00:00Z');
    const passed = own.Date.now() - Date.parse('2031-05-01T08:00:00Z');
    expect(passed).toBeGreaterThanOrEqual(0);
    expect(passed).toBeLessThan(5_000);
    expect(new own.Date().getUTCFullYear()).toBe(2031);
    expect(own.Date()).toContain('2031');
  });

  test('leaves alone the moments somebody names, and is itself again', () => {
    const { own, set } = page();
    set('2031-05-01T08:00:00Z');
    expect(new own.Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(own.Date.UTC(2026, 0)).toBe(Date.UTC(2026, 0));
    expect(new own.Date()).toBeInstanceOf(Date);
    set(null);
    expect(Math.abs(own.Date.now() - Date.now())).toBeLessThan(5_000);
  });

  test('of the page is its own: the one outside does not move', () => {
    const { set } = page();
    set('2031-05-01T08:00:00Z');
    expect(new Date().getUTCFullYear()).toBeLessThan(2031);
  });
});

describe('a storage that ends with the page', () => {
  const aName = fc.constantFrom('a', 'b', 'length', '__proto__');
  const aStep = fc.oneof(
    fc.record({ do: fc.constant('set' as const), name: aName, value: fc.oneof(fc.string(), fc.integer()) }),
    fc.record({ do: fc.constant('remove' as const), name: aName }),
    fc.record({ do: fc.constant('clear' as const) }),
  );

  test('keeps what a browser’s would: texts under names, the newest value of each', () => {
    fc.assert(
      fc.property(fc.array(aStep), (steps) => {
        const [storage, model] = [memoryStorage(), new Map<string, string>()];
        for (const step of steps) {
          if (step.do === 'set') {
            storage.setItem(step.name, step.value as string);
            model.set(step.name, String(step.value));
          } else if (step.do === 'remove') {
            storage.removeItem(step.name);
            model.delete(step.name);
          } else {
            storage.clear();
            model.clear();
          }
        }
        expect(storage.length).toBe(model.size);
        for (const name of ['a', 'b', 'length', '__proto__'])
          expect(storage.getItem(name)).toBe(model.get(name) ?? null);
        const names = Array.from({ length: storage.length }, (_, at) => storage.key(at));
        expect(new Set(names)).toEqual(new Set(model.keys()));
        expect(storage.key(storage.length)).toBeNull();
      }),
    );
  });
});

describe('keys that a block takes its props from', () => {
  const page = {} as PageDocument;
  const setting = { accessDomain: 'main', title: 'T', header: { links: [] } } as unknown as GlobalSetting;
  const block = (bind: NonNullable<Block['bind']>) => ({ bind }) as unknown as Block;

  test('are those it asks for, the domain itself aside, each once', () => {
    const reads = block(({ accessDomain, title, header }) => ({ accessDomain, title, again: header, header }));
    expect(readKeys(reads, setting, page)).toEqual(['title', 'header']);
  });

  test('are also known of one that fails half-way, and of one that asks for what is not there', () => {
    const fails = block((own) => {
      void own.logo;
      throw new Error(String(own.title));
    });
    expect(readKeys(fails, setting, page)).toEqual(['logo', 'title']);
  });

  test('are none where nothing is bound', () => {
    expect(readKeys({} as Block, setting, page)).toEqual([]);
    expect(readKeys(undefined, setting, page)).toEqual([]);
  });
});

describe('the context of a preview', () => {
  const shown = (context: object, setting: object = {}) => ({ context, setting }) as Parameters<typeof roleOf>[0];

  test('somebody who may not sign in is nobody', () => {
    expect(roleOf(shown({ role: 'no-login' }))).toBe('anonymous');
    expect(roleOf(shown({ role: 'organization' }))).toBe('organization');
  });

  test('light or dark as chosen, else as the setting says, else as the system', () => {
    expect(modeOf(shown({ theme: 'dark' }, { theme: { mode: 'light' } }))).toBe('dark');
    expect(modeOf(shown({ theme: 'auto' }, { theme: { mode: 'light' } }))).toBe('light');
    expect(modeOf(shown({ theme: 'auto' }))).toBe('system');
  });

  test.each([
    [320, 'mobile'],
    [768, 'mobile'],
    [769, 'tablet'],
    [1279, 'tablet'],
    [1280, 'desktop'],
  ])('%d pixels are a %s', (width, viewport) => expect(viewportOf(width)).toBe(viewport));
});
