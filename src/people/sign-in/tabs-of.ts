import type { Data } from '@/api/paths';
import type { SignInTab } from './last-account';

/** The tabs of the configured methods; until these are known, those that nearly every installation has. */
export function tabsOf(methods: Data<'getSignInMethods'> | undefined, wide: boolean): SignInTab[] {
  const { code = true, password = true, weixin = false } = methods ?? {};
  return [
    ...(code ? (['quick'] as const) : []),
    ...(password ? (['password'] as const) : []),
    ...(weixin && !wide ? (['weixin'] as const) : []),
  ];
}
