import { expect, test } from 'vitest';
import { inEveryLocale, type LocalizedText, openCatalogue } from './catalogue';

interface Messages {
  'a:plain': object;
  'a:hello': { name: string | LocalizedText };
  'a:item': { count: number };
}
const message = openCatalogue<Messages>({
  ...inEveryLocale(() => ({
    a: { plain: 'Fine', hello: 'Hello {name}', item_one: '{count} item', item_other: '{count} items' },
  })),
  'zh-CN': { a: { plain: '好', hello: '你好，{name}', item_other: '{count} 项' } },
});

test('a message is there in every language, with its values', () => {
  expect(message('a:plain')).toMatchObject({ 'zh-CN': '好', 'en-US': 'Fine' });
  expect(message('a:hello', { name: 'Wei {count}' })['en-US']).toBe('Hello Wei {count}');
  expect(message('a:item', { count: 1 })).toMatchObject({ 'zh-CN': '1 项', 'en-US': '1 item' });
});

test('a value may be a message itself', () => {
  expect(message('a:hello', { name: message('a:plain') })).toMatchObject({
    'zh-CN': '你好，好',
    'en-US': 'Hello Fine',
  });
});

test('a value that is missing, or a key that is not there, does not compile', () => {
  // @ts-expect-error: the name is missing
  expect(message('a:hello')['en-US']).toBe('Hello {name}');
  // @ts-expect-error: no such key
  expect(() => message('a:nothing')).toThrow('There is no message a:nothing');
});
