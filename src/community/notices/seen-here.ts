import { readValue, writeValue } from '@/browser/stored-value';

interface Seen {
  edition: number;
  confirmed: boolean;
}

type SeenNotices = Record<string, Seen>;

const KEY = 'mw_notices';
const MOST = 200;
const storage = () => localStorage;
const isSeen = (value: unknown): value is SeenNotices =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof (one as Partial<Seen> | null)?.edition === 'number');

interface Notice {
  id: string;
  edition: number;
}

const all = (): SeenNotices => readValue(storage, KEY, isSeen) ?? {};

/** What this browser knows of a notice's present edition, for visitors. */
export function seenHere({ id, edition }: Notice): { read: boolean; confirmed: boolean } {
  const seen = all()[id];
  const isSame = seen?.edition === edition;
  return { read: isSame, confirmed: isSame && seen.confirmed };
}

export function noteSeenHere({ id, edition }: Notice, confirmed: boolean): void {
  const { [id]: before, ...others } = all();
  const kept = Object.entries(others).slice(-MOST);
  const still = before?.edition === edition && before.confirmed;
  writeValue(storage, KEY, { ...Object.fromEntries(kept), [id]: { edition, confirmed: confirmed || still } });
}
