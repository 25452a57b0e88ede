// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDOMRenderer, type GriffelRenderer, resolveStyleRulesForSlots } from '@griffel/core';
import { afterEach, expect, test, vi } from 'vitest';
import { REHYDRATE, styleTags } from './first-page-styles';

const first = resolveStyleRulesForSlots({
  root: {
    color: 'red',
    padding: '4px',
    ':active': { color: 'tan' },
    ':hover': { color: 'blue' },
    '@media (min-width: 9px)': { color: 'green' },
    '@media (max-width: 5px)': { color: 'grey' },
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  },
})[1];
const later = resolveStyleRulesForSlots({
  root: { margin: '1px', color: 'red', ':hover': { color: 'pink' }, '@media (max-width: 7px)': { color: 'red' } },
  wide: { paddingInline: '8px' },
})[1];

afterEach(() => document.head.replaceChildren());

/** The style tags as in a build, which has no document. */
function tagsOf(rules: (typeof first)[]): ReturnType<typeof styleTags> {
  vi.stubGlobal('document', undefined);
  const tags = styleTags(rules, 'n');
  vi.unstubAllGlobals();
  return tags;
}

function writeHead(): void {
  for (const { attrs, children } of tagsOf([first])) {
    const style = document.createElement('style');
    for (const [name, value] of Object.entries(attrs ?? {})) style.setAttribute(name, String(value));
    style.textContent = String(children);
    document.head.append(style);
    expect(style.nonce).toBe('n');
  }
}

async function rehydrate(renderer: GriffelRenderer): Promise<void> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@griffel/core/package.json')), 'src/renderer');
  const code = REHYDRATE.replaceAll(`'./`, `'${pathToFileURL(folder)}/`);
  const { rehydrateRendererCache } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  rehydrateRendererCache(renderer, document);
}

/** The bucket, media query, priority and rules of each style sheet. */
function sheets(): string[] {
  return [...document.head.querySelectorAll('style')].map(({ dataset, media, sheet }) => {
    const rules = [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText);
    return [dataset.makeStylesBucket, media, dataset.priority, ...rules].join(' | ');
  });
}

test('the HTML has what the browser would have made, and rules that come later stand where they would have stood', async () => {
  const live = createDOMRenderer(document);
  live.insertCSSRules(first);
  const made = sheets();
  expect(made.length).toBeGreaterThan(5);
  live.insertCSSRules(later);
  const all = sheets();
  expect(all).not.toEqual(made);

  document.head.replaceChildren();
  writeHead();
  expect(sheets()).toEqual(made);
  const renderer = createDOMRenderer(document);
  await rehydrate(renderer);
  renderer.insertCSSRules(first);
  expect(sheets()).toEqual(made);
  renderer.insertCSSRules(later);
  expect(sheets()).toEqual(all);
});

test('a rule that several files have is written once', () => {
  expect(tagsOf([first, { d: first.d ?? [] }])).toEqual(tagsOf([first]));
});
