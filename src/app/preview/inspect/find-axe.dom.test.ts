import { afterEach, expect, test } from 'vitest';
import type { PageMap } from '../page-map';
import { findAxe } from './find-axe';

const map = { blocks: [] } as unknown as PageMap;
afterEach(() => document.body.replaceChildren());

test('says what is wrong in a sentence of the language asked for, whatever the page speaks', async () => {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = '<div id="root"><main><img src="/a.png"></main></div>';
  const [english] = await findAxe(map, 'en-US');
  expect(english).toMatchObject({ kind: 'axe', severity: 'error', detail: 'Images must have alternative text' });
  const [chinese] = await findAxe(map, 'zh-CN');
  expect(chinese?.detail).toMatch(/\p{Script=Han}/u);
});

test('leaves the sentinels of focus traps alone', async () => {
  document.body.innerHTML =
    '<div id="root"><main><i tabindex="0" aria-hidden="true" data-tabster-dummy></i><p>Pump</p></main></div>';
  expect(await findAxe(map, 'en-US')).toEqual([]);
});

test('finds nothing on a page with nothing wrong', async () => {
  document.body.innerHTML = '<div id="root"><main><img src="/a.png" alt="A pump"></main></div>';
  expect(await findAxe(map, 'en-US')).toEqual([]);
});
