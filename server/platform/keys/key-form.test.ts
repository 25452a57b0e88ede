import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findKey, newKey, newKeyId, readKey } from './key-form';

test('a key is read back, and found in an address', () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const id = newKeyId();
    const { key, secret } = newKey(id);
    expect(key).toMatch(/^mwk_[a-z0-9]{12}_[\w-]{49}$/);
    expect(readKey(key)).toEqual({ id, secret });
    expect(findKey(`/api/search?q=PLC&api_key=${key}&limit=3`)).toEqual({ id, secret });
  }
});

test('one changed character is a typing mistake, not another key', () => {
  const { key } = newKey('abcdef012345');
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom(...'abcXYZ019_-'), (at, character) => {
      const typed = `${key.slice(0, at)}${character}${key.slice(at + 1)}`;
      if (typed !== key) expect(readKey(typed)).toBeUndefined();
    }),
  );
});

test('whatever is sent, nothing else is a key', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readKey(text)).toBeUndefined();
      expect(findKey(text)).toBeUndefined();
    }),
  );
});
