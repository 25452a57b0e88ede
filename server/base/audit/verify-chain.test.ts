import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryChain, arbitraryEntry, chainOf } from '../../../tests/support/arbitrary-audit';
import type { Anchor } from './anchor';
import type { ChainEntry } from './chain-entry';
import { verifyChain } from './verify-chain';

const anchorOf = (chain: ChainEntry[], seq = chain.length): Anchor => ({ seq, hash: chain[seq - 1]?.hash ?? '' });
const at = (chain: ChainEntry[], share: number) => Math.min(chain.length - 1, Math.floor(share * chain.length));
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('a chain as it was written is whole, against every anchor of it', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryChain(), share, async (chain, where) => {
      const verdict = await verifyChain(chain, { anchor: anchorOf(chain, at(chain, where) + 1) });
      expect(verdict).toMatchObject({ entries: chain.length, head: anchorOf(chain) });
      expect(verdict.broken).toBeUndefined();
    }),
  );
});

test('any field of any entry that was changed is found, in the entry itself', async () => {
  const field = fc.constantFrom(
    ...(['at', 'who', 'whoId', 'action', 'domain', 'organization', 'target', 'message'] as const),
    ...(['from', 'to', 'address', 'device', 'pointers', 'hash'] as const),
  );
  await fc.assert(
    fc.asyncProperty(arbitraryChain(), share, field, arbitraryEntry, async (chain, where, name, other) => {
      const n = at(chain, where);
      const entry = chain[n];
      const value = name === 'hash' ? 'f'.repeat(64) : other[name];
      fc.pre(entry !== undefined && JSON.stringify(entry[name]) !== JSON.stringify(value));
      const broken = chain.with(n, { ...entry, [name]: value } as ChainEntry);
      expect((await verifyChain(broken)).broken).toEqual({ kind: 'changed', seq: n + 1 });
    }),
  );
});

test('text that wandered from one field into the next is found', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryEntry, fc.string({ minLength: 1, maxLength: 5 }), async (entry, text) => {
      const [one] = chainOf([{ ...entry, message: text, target: 'x' }]);
      const moved = { ...one, message: '', target: `x${text}` } as ChainEntry;
      expect((await verifyChain([moved])).broken).toEqual({ kind: 'changed', seq: 1 });
    }),
  );
});

test('an entry that was taken out is named; the last one only an anchor tells of', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryChain(2), share, async (chain, where) => {
      const n = at(chain, where);
      const rest = chain.toSpliced(n, 1);
      const { broken } = await verifyChain(rest, { anchor: anchorOf(chain) });
      const kind = n === 0 ? 'beginning' : n === chain.length - 1 ? 'cut-short' : 'missing';
      expect(broken).toEqual({ kind, seq: n === 0 ? 2 : n + 1 });
      if (n === chain.length - 1) expect((await verifyChain(rest)).broken).toBeUndefined();
    }),
  );
});

test('a log cut short anywhere is found against an anchor, also when all of it is gone', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryChain(), share, async (chain, where) => {
      const n = at(chain, where);
      const { broken } = await verifyChain(chain.slice(0, n), { anchor: anchorOf(chain) });
      expect(broken).toEqual({ kind: 'cut-short', seq: n + 1 });
    }),
  );
});

test('an entry that was put in is found, whatever place and hash it claims', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryChain(2), share, arbitraryEntry, fc.boolean(), async (chain, where, entry, renumber) => {
      const n = at(chain, where);
      const [forged] = chainOf([entry]);
      const placed = { ...forged, seq: n + 1, hash: chain[n]?.hash } as ChainEntry;
      const after = chain.slice(n).map((one) => (renumber ? { ...one, seq: one.seq + 1 } : one));
      const { broken } = await verifyChain([...chain.slice(0, n), placed, ...after]);
      expect(broken?.seq).toBeGreaterThanOrEqual(n + 1);
    }),
  );
});

test('two entries that changed places are found, with their numbers or without', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryChain(2), share, share, fc.boolean(), async (chain, one, two, renumber) => {
      const [a, b] = [at(chain, one), at(chain, two)].sort((x, y) => x - y) as [number, number];
      const [first, second] = [chain[a], chain[b]];
      const same = (x?: ChainEntry, y?: ChainEntry) =>
        JSON.stringify({ ...x, seq: 0, hash: '' }) === JSON.stringify({ ...y, seq: 0, hash: '' });
      fc.pre(a !== b && first !== undefined && second !== undefined && !same(first, second));
      const swapped = renumber
        ? chain
            .with(a, { ...second, seq: a + 1, hash: first.hash })
            .with(b, { ...first, seq: b + 1, hash: second.hash })
        : chain.with(a, second).with(b, first);
      expect((await verifyChain(swapped)).broken?.seq).toBeGreaterThanOrEqual(a + 1);
    }),
  );
});

test('a log that was written anew from some entry on is found against an anchor at or after it', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryChain(2), share, arbitraryEntry, async (chain, where, entry) => {
      const n = at(chain, where);
      const anew = chainOf(chain.with(n, { ...chain[n], ...entry } as ChainEntry));
      fc.pre(anew[n]?.hash !== chain[n]?.hash);
      expect((await verifyChain(anew, { anchor: anchorOf(chain) })).broken).toEqual({
        kind: 'not-the-anchor',
        seq: chain.length,
      });
    }),
  );
});

test('what lies before what retention has left proves nothing, and is told so', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryChain(3), async (chain) => {
      const retired = anchorOf(chain, 2);
      const rest = chain.slice(2);
      expect(await verifyChain(rest, { retired, anchor: anchorOf(chain, 1) })).toMatchObject({ anchorGone: true });
      expect((await verifyChain(rest, { retired, anchor: retired })).broken).toBeUndefined();
      expect((await verifyChain(rest)).broken).toEqual({ kind: 'beginning', seq: 3 });
      expect((await verifyChain([], { retired })).broken).toEqual({ kind: 'cut-short', seq: 3 });
      const forged = { retired: { ...retired, hash: '0'.repeat(64) }, anchor: retired };
      expect((await verifyChain(rest, forged)).broken).toEqual({ kind: 'not-the-anchor', seq: 2 });
    }),
  );
});
