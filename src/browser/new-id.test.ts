import { expect, test } from 'vitest';
import { newId } from './new-id';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('is a random UUID', () => {
  expect(newId()).toMatch(UUID_V4);
  expect(newId()).not.toBe(newId());
});

test('is one without crypto.randomUUID too', () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  expect(newId(insecure)).toMatch(UUID_V4);
  expect(newId(insecure)).not.toBe(newId(insecure));
});
