import { makeStyles, resolveStyleRulesForSlots } from '@griffel/core';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { readStyleCalls } from './read-style-calls';
import { replaceCalls, staticStyles } from './static-styles';

const LIBRARY = '@fluentui/react-components';
const read = (code: string) => readStyleCalls(parseAst(code), code, 'View.tsx', LIBRARY);

const VIEW = `
import { makeStyles, mergeClasses, tokens } from '${LIBRARY}';
import { useState } from 'react';
import { pageWidth } from './page-width';
const GAP = 4;
const wide = (times) => ({ gap: GAP * times + 'px' });
const unused = document.body;
export const useStyles = makeStyles({ root: { ...pageWidth, ...wide(2), color: tokens.colorBrandBackground } });
const useOther = makeStyles({ tokens: { unused: 1 } });
export function View() { return useStyles().root + useOther().tokens + useState(0) + mergeClasses(); }
`;

test('takes of a file what its styles need, and no more', () => {
  const { places, module } = read(VIEW);
  expect(places.map(({ start, end }) => VIEW.slice(start, start + 12) + VIEW.slice(end - 1, end))).toEqual([
    'makeStyles({)',
    'makeStyles({)',
  ]);
  expect(module).toContain(
    `import { tokens } from '${LIBRARY}';\nimport { pageWidth } from './page-width';\nconst GAP = 4;`,
  );
  expect(module).toContain('const wide = (times)');
  expect(module).not.toMatch(/react'|document|mergeClasses|makeStyles|function View/);
});

test('a file that makes no styles is left alone', () => {
  expect(read(`import { makeStyles } from 'elsewhere'; makeStyles({});`).places).toEqual([]);
});

test.each([
  'function use() { return makeStyles({}); }',
  'export default makeStyles({});',
  'const all = [makeStyles({})];',
])('%s: styles that are known only in the browser stop the build', (line) => {
  expect(() => read(`import { makeStyles } from '${LIBRARY}';\n${line}`)).toThrow(
    'View.tsx: makeStyles() has to stand alone',
  );
});

test('the classes are those the browser would come to', () => {
  const slots = {
    root: {
      color: 'red',
      marginInlineStart: '4px',
      ':hover': { color: 'blue' },
      '@media (width < 9px)': { color: 'tan' },
    },
    turned: { left: '1px', animationName: { from: { opacity: 0 }, to: { opacity: 1 } } },
  };
  const kept: unknown[] = [];
  const keep = (found: unknown) => `rules ${kept.push(found)}`;
  const code = replaceCalls('const a = 1;makeStyles(x);', [{ start: 12, end: 25 }], [slots], keep);
  const [classes, rules] = resolveStyleRulesForSlots(slots);
  expect(code).toBe(
    `import { __styles } from '${LIBRARY}';\nconst a = 1;__styles(${JSON.stringify(classes)}, "rules 1");`,
  );
  expect(kept).toEqual([rules]);
  const renderer = { id: 'a', insertCSSRules: () => undefined } as unknown as Parameters<
    ReturnType<typeof makeStyles>
  >[0]['renderer'];
  const live = makeStyles(slots)({ dir: 'ltr', renderer });
  for (const name of Object.values(classes.root ?? {}).flat()) expect(live.root).toContain(name);
});

test('reads the files of this portal; rules of every page go into the HTML, others stay with their chunk', async () => {
  const plugin = staticStyles(new URL('../..', import.meta.url).pathname.replace(/\/$/, ''));
  const id = new URL('../../src/ui/Heading-test.tsx', import.meta.url).pathname;
  const code = `import { makeStyles, shorthands, tokens } from '${LIBRARY}';
import { pageWidth } from '@/ui/page-width';
const useStyles = makeStyles({ root: { ...pageWidth, ...shorthands.border('1px', 'solid', tokens.colorBrandStroke1) } });`;
  const transform = plugin.transform as (this: unknown, code: string, id: string) => Promise<{ code: string }>;
  const { code: result } = await transform.call({ parse: parseAst }, code, id);
  expect(result).toContain('const useStyles = __styles({"root":{');
  expect(result).not.toContain('var(--colorBrandStroke1)');

  const render = plugin.renderChunk as unknown as (code: string, chunk: object) => { code: string } | null;
  expect(render(result, { name: 'Menu', isEntry: false })?.code).toContain('var(--colorBrandStroke1)');
  const { handler: tags } = plugin.transformIndexHtml as unknown as { handler: () => { children: string }[] };
  expect(tags()).toEqual([]);
  expect(render(result, { name: 'home', isEntry: false })?.code).toContain(', {});');
  expect(
    tags()
      .map((tag) => tag.children)
      .join(''),
  ).toContain('var(--colorBrandStroke1)');
  expect(render('no styles', { name: 'home', isEntry: false })).toBeNull();
  await (plugin.closeBundle as () => Promise<void>)();
}, 60_000);
