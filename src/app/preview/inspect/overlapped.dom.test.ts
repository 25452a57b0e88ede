import { afterEach, expect, test, vi } from 'vitest';
import { overlapped } from './overlapped';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Boxes are given as `data-box="left top right bottom"`: nothing is laid out here. */
function ask(html: string): string[] {
  document.body.innerHTML = `<main>${html}</main>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, top = 0, right = 0, bottom = 0] = (this as HTMLElement).dataset.box?.split(' ').map(Number) ?? [];
    return new DOMRect(left, top, right - left, bottom - top);
  });
  const lies = overlapped(document.querySelector('main') as Element);
  return [...document.querySelectorAll('b')].filter(lies).map(({ id }) => id);
}

test.each([
  ['over', '<i style="position: absolute" data-box="0 0 50 50"></i><b id="a" data-box="40 40 90 60"></b>', ['a']],
  ['beside', '<i style="position: absolute" data-box="0 0 50 50"></i><b id="a" data-box="50 0 90 50"></b>', []],
  ['inside', '<i style="position: fixed" data-box="0 0 50 50"><b id="a" data-box="0 0 20 20"></b></i>', []],
  ['in the flow', '<i style="position: relative" data-box="0 0 50 50"></i><b id="a" data-box="0 0 20 20"></b>', []],
  ['without a size', '<i style="position: sticky" data-box="9 9 9 9"></i><b id="a" data-box="0 0 20 20"></b>', []],
  ['around', '<b id="a" data-box="0 0 50 50">5 <i style="position: absolute" data-box="0 0 9 9"></i></b>', ['a']],
])('of what is positioned by itself, what lies %s it', (_, html, expected) => expect(ask(html)).toEqual(expected));
