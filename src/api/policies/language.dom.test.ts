import { afterEach, expect, test } from 'vitest';
import { answering, ask, raw } from '../../../tests/support/base-query';
import { withLanguage } from './language';

afterEach(() => document.documentElement.removeAttribute('lang'));

const sent = async () => {
  const network = answering(raw({}));
  await ask(withLanguage(network.query));
  return new Headers(network.asked[0]?.headers as HeadersInit).get('Accept-Language');
};

test('asks for the language the page is shown in', async () => {
  document.documentElement.lang = 'zh-CN';
  expect(await sent()).toBe('zh-CN');
  document.documentElement.lang = 'en-US';
  expect(await sent()).toBe('en-US');
});

test('leaves it to the browser when the page does not say', async () => {
  expect(await sent()).toBeNull();
});
