import { useState } from 'react';
import { readValue, writeValue } from '@/browser/stored-value';

export type SignInTab = 'quick' | 'password' | 'weixin';

interface Last {
  tab: SignInTab;
  account: string;
}

const KEY = 'mw:last-sign-in';
const local = () => globalThis.localStorage;
const isLast = (value: unknown): value is Last =>
  typeof value === 'object' &&
  value !== null &&
  'tab' in value &&
  'account' in value &&
  typeof value.account === 'string';

/** How somebody signed in on this browser the last time, so that they need not say it again. Never a password. */
export function useLastAccount() {
  const [last] = useState(() => readValue(local, KEY, isLast));
  return {
    account: last?.account ?? '',
    tab: last?.tab,
    remember: (tab: SignInTab, account: string) => writeValue(local, KEY, { tab, account } satisfies Last),
  };
}
