import { describe, expect, test } from 'vitest';
import { tabsOf } from './tabs-of';

const methods = { code: true, password: true, weixin: true, singleSignOn: false, signUp: true };

describe('ways to sign in', () => {
  test('before the server has said which there are, those of nearly every installation', () => {
    expect(tabsOf(undefined, true)).toEqual(['quick', 'password']);
    expect(tabsOf(undefined, false)).toEqual(['quick', 'password']);
  });

  test('WeChat is a tab on a phone; on a desktop its code stands beside the form', () => {
    expect(tabsOf(methods, false)).toEqual(['quick', 'password', 'weixin']);
    expect(tabsOf(methods, true)).toEqual(['quick', 'password']);
  });

  test('what is not configured is not offered, down to nothing at all', () => {
    expect(tabsOf({ ...methods, code: false, weixin: false }, false)).toEqual(['password']);
    expect(tabsOf({ ...methods, password: false, weixin: false }, false)).toEqual(['quick']);
    expect(tabsOf({ ...methods, code: false, password: false, weixin: true }, true)).toEqual([]);
  });
});
