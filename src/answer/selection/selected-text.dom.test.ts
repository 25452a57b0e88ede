import { afterEach, expect, test } from 'vitest';
import { selectedText } from './selected-text';

afterEach(() => {
  getSelection()?.removeAllRanges();
  document.body.replaceChildren();
});

function mark(html: string, from: string, to: string) {
  document.body.innerHTML = html;
  const [start, end] = [document.querySelector(from), document.querySelector(to)];
  if (!start || !end) throw new Error('nothing to mark');
  getSelection()?.setBaseAndExtent(start, 0, end, end.childNodes.length);
  return selectedText(getSelection())?.text;
}

test('marked text is quoted without its marks, each paragraph and row on its line', () => {
  const html = `<div data-quotable><p id="a">Stop  the pump.<button>1</button></p><ul><li>Wait</li></ul>
    <table><tbody><tr><td>5 h</td><td>cold</td></tr></tbody></table><p id="z">Go on</p></div>`;
  expect(mark(html, '#a', '#z')).toBe('Stop the pump.\nWait\n5 h cold\nGo on');
});

test.each([
  ['outside of any text', '<p id="a">menu</p>', '#a', '#a'],
  ['over two texts', '<p id="a" data-quotable>one</p><p id="z" data-quotable>two</p>', '#a', '#z'],
  ['nothing but a mark', '<p id="a" data-quotable><button>1</button></p>', '#a', '#a'],
])('%s there is nothing to quote', (_name, html, from, to) => expect(mark(html, from, to)).toBeUndefined());

test('without a selection there is nothing to quote', () => expect(selectedText(null)).toBeNull());
