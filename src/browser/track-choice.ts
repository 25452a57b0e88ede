import { readValue, writeValue } from './stored-value';

const KEY = 'mw:uncounted';
const isTrue = (value: unknown): value is true => value === true;
const storage = () => localStorage;

/** Whether the browser asks every site not to follow its person. */
export const asksForPrivacy = ({ navigator }: Pick<Window, 'navigator'> = window): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1';

/** Whether the person has switched counting off in this browser. */
export const isUncounted = (): boolean => readValue(storage, KEY, isTrue) === true;

export const setUncounted = (off: boolean): void => writeValue(storage, KEY, off || null);
