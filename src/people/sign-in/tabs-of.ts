import type { Data } from '@/api/paths';
import type { SignInTab } from './last-account';

/** What is not configured is not offered; until that is known, what nearly every installation has. */
export function tabsOf(methods: Data<'getSignInMethods'> | undefined, wide: boolean): SignInTab[] {
  const { code = true, password = true, weixin = false } = methods ?? {};
  return [
    ...(code ? (['quick'] as const) : []),
    ...(password ? (['password'] as const) : []),
    ...(weixin && !wide ? (['weixin'] as const) : []),
  ];
}
