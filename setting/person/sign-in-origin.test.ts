import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOrigin } from './sign-in-origin';

it('reads what led here', () => {
  expect(readOrigin('?from=spring-fair&appid=wx.12:a&qa=x')).toEqual({ from: 'spring-fair', appid: 'wx.12:a' });
  expect(readOrigin('?from=a')).toEqual({ from: 'a' });
  expect(readOrigin('')).toEqual({});
});

it.each(['?from=', '?from=a b', '?from=<script>', '?appid=轴承', `?appid=${'a'.repeat(65)}`])(
  'leaves out %s',
  (search) => {
    expect(readOrigin(search)).toEqual({});
  },
);

it('never hands on what the contract refuses', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (from, appid) => {
      const origin = readOrigin(`?${new URLSearchParams({ from, appid })}`);
      for (const value of Object.values(origin)) expect(value).toMatch(/^[\w.:-]{1,64}$/);
    }),
  );
});
