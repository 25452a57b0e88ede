import { afterEach, expect, test, vi } from 'vitest';
import { tightTargets } from './tight-targets';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Boxes are given as `data-box="left top right bottom"`: nothing is laid out here. */
function ask(html: string, lies = (_: Element) => false): string[] {
  document.body.innerHTML = `<main>${html}</main>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, top = 0, right = 0, bottom = 0] = (this as HTMLElement).dataset.box?.split(' ').map(Number) ?? [];
    return new DOMRect(left, top, right - left, bottom - top);
  });
  return tightTargets(document.querySelector('main') as Element, lies)
    .map(({ id }) => id)
    .sort();
}

test('are those that are small, share a place, or have something over them', () => {
  const large = '<a id="large" data-box="0 0 100 30"></a>';
  expect(ask(large)).toEqual([]);
  expect(ask(`${large}<button id="low" data-box="0 40 100 60"></button>`)).toEqual(['low']);
  expect(ask(`${large}<button id="narrow" data-box="0 40 20 80"></button>`)).toEqual(['narrow']);
  expect(ask(`${large}<a id="beside" data-box="100 0 200 30"></a><a id="below" data-box="0 30 100 60"></a>`)).toEqual(
    [],
  );
  expect(ask(`${large}<a id="on" data-box="90 20 200 60"></a>`)).toEqual(['large', 'on']);
  expect(ask(large, () => true)).toEqual(['large']);
  expect(ask(`<div role="list" tabindex="-1" id="around" data-box="0 0 300 300">${large}</div>`)).toEqual([]);
});
