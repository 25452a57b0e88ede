import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], { eager: true, query: '?raw', import: 'default' });
const STATE = /^(?:let|export let) /m;
const BROWSER = /\b(?:window|document|localStorage|sessionStorage|navigator|fetch|setTimeout|addEventListener)\b/;

test.each(Object.entries(sources))('%s keeps nothing and touches nothing', (_, source) => {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '');
  expect(STATE.exec(code)?.[0]).toBeUndefined();
  expect(BROWSER.exec(code)?.[0]).toBeUndefined();
});
