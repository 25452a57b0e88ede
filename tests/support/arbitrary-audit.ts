import fc from 'fast-check';
import { type ChainEntry, hashOfEntry } from '../../server/base/audit/chain-entry';

const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('-', '1:a', '', '事件', '😀'));
const maybe = fc.option(text, { nil: null });

const loose = fc.record({
  at: fc
    .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') })
    .map((at) => at.toISOString()),
  who: text,
  whoId: maybe,
  action: fc.constantFrom('publish', 'sign-in', 'outbox-read'),
  domain: maybe,
  organization: maybe,
  target: maybe,
  message: text,
  from: maybe,
  to: maybe,
  address: maybe,
  device: maybe,
  pointers: fc.array(text, { maxLength: 3 }),
});

type NewEntry = Omit<ChainEntry, 'seq' | 'hash'>;

/** Entries chained as the database does it. */
export function chainOf(entries: readonly NewEntry[]): ChainEntry[] {
  let previous = '';
  return entries.map((entry, n) => {
    const placed = { ...entry, seq: n + 1, hash: '' };
    previous = hashOfEntry(previous, placed);
    return { ...placed, hash: previous };
  });
}

export const arbitraryEntry = loose;
export const arbitraryChain = (minLength = 1) => fc.array(loose, { minLength, maxLength: 12 }).map(chainOf);
