import { useEffect, useState } from 'react';
import { readValue, writeValue } from '@/browser/stored-value';
import { useLinkToken } from '../undo/use-link-token';

const KEY = 'mw:invitation';
const ofThisTab = () => globalThis.sessionStorage;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The secret of an invitation. Whoever signs in by WeChat or a provider leaves the page and comes back to an address without it: this tab
 * keeps it until the invitation is over, and it stands in no address that anybody else reads.
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
