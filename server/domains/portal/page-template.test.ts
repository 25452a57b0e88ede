import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, escapeJson } from '../../base/text/escape-html';
import { NONCE, readTemplate } from './page-template';

const source =
  '<!doctype html><html lang="x"><head><title>t</title><!--mw:head--><script nonce="__MW_NONCE__"></script></head><body><!--mw:boot--></body></html>';
const template = readTemplate(source);

test('placeholders are filled, the title of the build gives way', () => {
  const page = template({ html: '<html lang="en-US">', head: `<b nonce="${NONCE}">`, boot: 'BOOT' }, 'n1');
  expect(page).toBe(
    '<!doctype html><html lang="en-US"><head><b nonce="n1"><script nonce="n1"></script></head><body>BOOT</body></html>',
  );
});

test('JSON in a script element says the same and can never end the element', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.constantFrom('</script>', '<!--', ']]>', '\u2028')), (value) => {
      const text = escapeJson(value);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('text in HTML is text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const element = document(escapeHtml(text));
      expect(element).toBe(text);
    }),
  );
});

/** Reads escaped text as a browser does. */
function document(escaped: string): string {
  expect(escaped).not.toMatch(/[<>"']/);
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
  return escaped.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? '');
}

test('what is filled in is not looked through for placeholders', () => {
  fc.assert(
    fc.property(fc.constantFrom('__MW_NONCE__', '<!--mw:boot-->', '<!--mw:head-->', '$&', '<html x>'), (odd) => {
      expect(template({ html: '<html>', head: odd, boot: odd }, 'n').split(odd)).toHaveLength(3);
    }),
  );
});
