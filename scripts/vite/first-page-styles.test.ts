// @vitest-environment jsdom
import { createDOMRenderer, resolveStyleRulesForSlots } from '@griffel/core';
import { expect, test, vi } from 'vitest';
import { styleTags } from './first-page-styles';

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
  root: { margin: '1px', color: 'black', ':hover': { color: 'pink' }, '@media (max-width: 7px)': { color: 'red' } },
})[1];

/** As in a build, which has no page. */
function tagsOf(rules: (typeof first)[]): ReturnType<typeof styleTags> {
  vi.stubGlobal('document', undefined);
  const tags = styleTags(rules, 'n');
  vi.unstubAllGlobals();
  return tags;
}

/** Which kind of rule stands where, and what it says. */
function sheets(): string[] {
  return [...document.head.querySelectorAll('style')].map(
    (style) => `${style.dataset.makeStylesBucket} ${style.media} ${style.dataset.priority}`,
  );
}

test('the HTML has the elements that the browser would have made, and later rules find their places among them', () => {
  createDOMRenderer(document).insertCSSRules({ ...first });
  const made = sheets();
  expect(made.length).toBeGreaterThan(5);

  document.head.replaceChildren();
  for (const { attrs, children } of tagsOf([first])) {
    const style = document.createElement('style');
    for (const [name, value] of Object.entries(attrs ?? {})) style.setAttribute(name, String(value));
    style.textContent = String(children);
    document.head.append(style);
    expect(style.nonce).toBe('n');
  }
  expect(sheets()).toEqual(made);

  createDOMRenderer(document).insertCSSRules(later);
  const order = sheets();
  expect(order.length).toBeGreaterThan(made.length);
  const ranks = ['d', 'h', 'a', 'k', 'm'];
  const kinds = order.map((each) => ranks.indexOf(each.charAt(0)));
  expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
  const widths = order.flatMap((each) => /m \((.*)\)/.exec(each)?.[1] ?? []);
  expect(widths).toEqual([...widths].sort());
});

test('a rule that several files have is written once', () => {
  expect(tagsOf([first, { d: first.d ?? [] }])).toEqual(tagsOf([first]));
});
