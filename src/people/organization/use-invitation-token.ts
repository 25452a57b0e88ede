import { useEffect, useState } from 'react';
import { readValue, writeValue } from '@/browser/stored-value';
import { useLinkToken } from '../undo/use-link-token';

const KEY = 'mw:invitation';
const ofThisTab = () => globalThis.sessionStorage;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The secret of an invitation. Signing in through WeChat or an identity provider leaves the page and returns without
 * the secret, so sessionStorage keeps it until the invitation is settled. It is kept out of URLs that others see.
 */
export function useInvitationToken(): { token: string; forget: () => void } {
  const given = useLinkToken();
  const [kept] = useState(() => readValue(ofThisTab, KEY, isText) ?? '');
  useEffect(() => {
    if (given !== '') writeValue(ofThisTab, KEY, given);
  }, [given]);
  return { token: given || kept, forget };
}

const forget = () => writeValue(ofThisTab, KEY, null);
