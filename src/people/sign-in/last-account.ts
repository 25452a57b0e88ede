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

/** The method and account of the last sign-in in this browser, to pre-fill the form. Never stores a password. */
export function useLastAccount() {
  const [last] = useState(() => readValue(local, KEY, isLast));
  return {
    account: last?.account ?? '',
    tab: last?.tab,
    remember: (tab: SignInTab, account: string) => writeValue(local, KEY, { tab, account } satisfies Last),
  };
}
