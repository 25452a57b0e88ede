import { expect, test } from 'vitest';
import { addressOfShare } from './share-address';

test('the address of a link names the chat and the link, and nothing of whoever copies it', () => {
  expect(addressOfShare('https://a.example/q/1?m=2&token=x&tenantCode=steel#end', 'abc')).toBe(
    'https://a.example/q/1?share=abc',
  );
  // An assistant's chat stands in the query of its page.
  expect(addressOfShare('https://a.example/maintainGpt?chat=1&s=3&share=old', 'abc')).toBe(
    'https://a.example/maintainGpt?chat=1&share=abc',
  );
});
