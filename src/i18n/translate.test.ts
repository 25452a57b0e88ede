import { expectTypeOf, test } from 'vitest';
import type { Key, Translate, Under, ValuesOf } from './translate';

const t = ((key: string) => key) as Translate<'common'>;

test('keys are those of the namespaces, short, or any with its namespace', () => {
  expectTypeOf<'retry.stop'>().toExtend<Key<'common'>>();
  expectTypeOf<'people:menu.join'>().toExtend<Key<'common'>>();
  expectTypeOf<'menu.join'>().not.toExtend<Key<'common'>>();
  expectTypeOf<'common:nothing'>().not.toExtend<Key>();
  // @ts-expect-error nobody wrote this
  t('retry.nothing');
});

test('values are those of the text, and of every text that a key may name', () => {
  t('retry.text', { attempt: 1, of: 4 });
  t('retry.stop');
  // @ts-expect-error without `of`
  t('retry.text', { attempt: 1 });
  // @ts-expect-error without any
  t('retry.text');
  expectTypeOf<ValuesOf<'common:problem.newer' | 'common:problem.failed'>>().toExtend<{ v: unknown; from: unknown }>();
});

test('names under a key', () => {
  expectTypeOf<Under<'common:problem.origin'>>().toEqualTypeOf<'setting' | 'page'>();
});
