import { expect, test } from 'vitest';
import { answerHtml } from './answer-html';

const answer = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });

test('keeps structure and links, and nothing of the screen', () => {
  const text = answer(
    '<div class="f1"><h3 id="a" data-h="1">Limits</h3><p style="color:red"><a href="https://x.example" class="l">Heat</a>' +
      ' is <strong>bad</strong><span data-note="none">no source</span>.</p><button>Copy code</button><table><tr><td colspan="2">70</td></tr></table></div>',
  );
  expect(answerHtml(text, true)).toBe(
    '<div><h3>Limits</h3><p><a href="https://x.example">Heat</a> is <strong>bad</strong>.</p>' +
      '<table><tbody><tr><td colspan="2">70</td></tr></tbody></table></div>',
  );
});

test('keeps the numbers of sources only where they are wanted', () => {
  const text = answer('<p>Hot<button data-citation="2"><span>2</span></button>.</p>');
  expect(answerHtml(text, true)).toBe('<p>Hot[2].</p>');
  expect(answerHtml(text, false)).toBe('<p>Hot.</p>');
  expect(text.querySelector('button')).not.toBeNull();
});
