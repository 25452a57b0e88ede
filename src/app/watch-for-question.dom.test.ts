import { beforeEach, expect, test, vi } from 'vitest';
import { watchForQuestion } from './watch-for-question';

const page = document.implementation.createHTMLDocument();
const coming = vi.fn();
const tell = (selector: string, sign: string) =>
  page.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));

beforeEach(() => {
  coming.mockClear();
  page.body.innerHTML =
    '<form role="search"><input></form><a id="ask" href="/base/q?wd=hot"><b>Hot?</b></a><a id="other" href="/qa-list">All</a>';
  watchForQuestion(page, coming);
});

test('a question that is typed is coming, a cursor in the box is not', () => {
  tell('input', 'focusin');
  tell('input', 'pointerover');
  expect(coming).not.toHaveBeenCalled();
  tell('input', 'input');
  expect(coming).toHaveBeenCalledOnce();
});

test('so is one that is pointed at or reached by keyboard; it is told once', () => {
  tell('#other', 'pointerover');
  expect(coming).not.toHaveBeenCalled();
  tell('#ask b', 'pointerover');
  tell('#ask', 'focusin');
  tell('input', 'input');
  expect(coming).toHaveBeenCalledOnce();
});
