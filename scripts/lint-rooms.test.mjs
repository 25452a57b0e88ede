import { expect, test } from 'vitest';
import { circlesOf, faultsOf, importsOf, lintRooms } from './lint-rooms.mjs';

const rooms = {
  server: {
    base: { uses: [], instead: 'Pass it in.' },
    knowledge: { uses: ['base'], door: true, instead: 'Ask the context.' },
    answers: { uses: ['base', 'knowledge'], types: ['context'], instead: 'Ask the context.' },
  },
  src: { lib: { uses: [], instead: 'Move the caller.' }, ui: { uses: ['lib'], instead: 'No domain words.' } },
};

test('reads imports of values and of types, over lines, lazy ones and re-exports', () => {
  const source = `import a from './a';
import type { B } from '../b';
import { type C, type D } from '@/c';
import {
  e,
  type F,
} from 'e';
export { g } from './g';
import './h';
const view = () => import('./View');`;
  expect(importsOf(source)).toEqual([
    { target: './a', lazy: false, types: false },
    { target: '../b', lazy: false, types: true },
    { target: '@/c', lazy: false, types: true },
    { target: 'e', lazy: false, types: false },
    { target: './g', lazy: false, types: false },
    { target: './h', lazy: false, types: false },
    { target: './View', lazy: true, types: false },
  ]);
});

test.each([
  ['server/answers/runs/a.ts', "import { b } from '../../base/b';", 0],
  ['server/answers/a.ts', "import { b } from '../accounts/b';", 1],
  ['server/answers/a.ts', "import { c } from '../context';", 1],
  ['server/answers/a.ts', "import type { C } from '../context';", 0],
  ['server/answers/runs/a.ts', "import { k } from '../../knowledge';", 0],
  ['server/answers/runs/a.ts', "import { k } from '../../knowledge/store/k';", 1],
  ['server/base/a.ts', "const a = await import('../answers/a');", 1],
  ['server/main.ts', "import { a } from './answers/a';", 0],
  ['src/lib/a.ts', "import { b } from '@/ui/b';", 1],
  ['src/ui/a.tsx', "import { b } from '@/lib/b';", 0],
  ['src/ui/a.tsx', "import { b } from '../../server/base/b';", 1],
  ['setting/a.ts', "import { b } from '../src/lib/b';", 1],
])('%s: %s', (file, source, faults) => {
  expect(faultsOf(file, source, rooms)).toHaveLength(faults);
});

test('a fault says what to do instead', () => {
  expect(faultsOf('server/base/a.ts', "import { a } from '../answers/a';", rooms)[0]).toBe(
    'server/base/a.ts imports ../answers/a: base may use nothing. Pass it in.',
  );
});

test('a circle in the table is found', () => {
  expect(circlesOf({ a: { uses: ['b'] }, b: { uses: ['a'] } })).toEqual(['a → b → a', 'b → a → b']);
});

test('this tree keeps its rooms', () => {
  expect(lintRooms()).toEqual([]);
});
