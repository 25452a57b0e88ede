export type StoredContactState = 'asked' | 'granted' | 'refused' | 'withdrawn';
export type ContactState = StoredContactState | 'lapsed';
export type ContactAction = 'grant' | 'refuse' | 'withdraw';

export const CONTACT_DAYS = 14;
const DAY = 86_400_000;

export interface ContactFields {
  name?: string;
  phone?: string;
  email?: string;
  wechat?: string;
}

/** What nobody answers lapses. */
export const contactState = (state: StoredContactState, askedAt: Date, now: Date): ContactState =>
  state === 'asked' && now.getTime() - askedAt.getTime() > CONTACT_DAYS * DAY ? 'lapsed' : state;

/** from: the side that asked. */
export function nextContact(
  state: ContactState,
  action: ContactAction,
  { side, runsIt }: { side: 'from' | 'to'; runsIt: boolean },
): StoredContactState | undefined {
  if (!runsIt) return undefined;
  if (action === 'withdraw') {
    const mayEnd = state === 'granted' || (side === 'from' && (state === 'asked' || state === 'lapsed'));
    return mayEnd ? 'withdrawn' : undefined;
  }
  if (state !== 'asked' || side !== 'to') return undefined;
  return action === 'grant' ? 'granted' : 'refused';
}

/** Contact data is shown while both sides consent, and at no other time. */
export const showsContact = (state: ContactState): boolean => state === 'granted';
