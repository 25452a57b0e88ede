import { expect, test } from 'vitest';
import { capsOf, SHORTCUTS } from './shortcuts';

const sources = import.meta.glob<string>(['../../**/*.tsx', '../../../ui/form/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('the help lists every shortcut that a control announces', () => {
  const announced = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/aria-keyshortcuts="([^"]+)"/g)].flatMap(([, keys = '']) => keys.split(' ')),
  );
  const listed = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts.flatMap(({ keys }) => keys));
  expect(announced.length).toBeGreaterThan(2);
  expect(announced.filter((keys) => !listed.includes(keys.replace('Control', 'Mod')))).toEqual([]);
});

test('shows the caps of this keyboard', () => {
  expect(capsOf('Mod+Shift+Z', false, 'click')).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(capsOf('Alt+Click', true, 'click')).toEqual(['⌥', 'click']);
  expect(capsOf('ArrowUp', false, '')).toEqual(['↑']);
});
