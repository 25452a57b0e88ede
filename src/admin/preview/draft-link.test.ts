import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftHash, draftInHash, LONGEST_LINK, packDraft, unpackDraft } from './draft-link';

const packed = (text: string | Buffer) => deflateRawSync(text).toString('base64url');

describe('a draft in an address', () => {
  test('comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.string().filter((key) => key !== '__proto__'),
          fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"')),
        ),
        async (made) => {
          const draft = JSON.parse(JSON.stringify(made));
          const text = await packDraft(draft);
          expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
          expect(await unpackDraft(draftInHash(draftHash(text ?? '')) ?? '')).toEqual({ draft });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('keeps the order of keys and Chinese', async () => {
    const draft = { b: '轴承', a: { z: 1, y: [null, '🔧'] } };
    const read = await unpackDraft((await packDraft(draft)) ?? '');
    expect(JSON.stringify('draft' in read && read.draft)).toBe(JSON.stringify(draft));
  });

  test('nothing in an address throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(Object.keys(await unpackDraft(text))).toHaveLength(1);
      }),
    );
  });

  test('a link that was cut, or is no object, says so', async () => {
    const whole = (await packDraft({ title: 'x'.repeat(50), list: [1, 2, 3] })) ?? '';
    for (const text of [
      '',
      whole.slice(0, -6),
      packed('[1]'),
      packed('null'),
      packed('{"a":'),
      packed(Buffer.from([0xff])),
    ])
      expect(await unpackDraft(text), text).toEqual({ fault: 'broken' });
  });

  test('a key that would change every object is refused, at any depth', async () => {
    expect(await unpackDraft(packed('{"a":[{"__proto__":{"polluted":true}}]}'))).toEqual({ fault: 'broken' });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('a small text does not unpack to a large one', async () => {
    const bomb = packed(`{"a":"${'0'.repeat(1_000_000)}"}`);
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await unpackDraft(bomb)).toEqual({ fault: 'large' });
    expect(await unpackDraft('a'.repeat(LONGEST_LINK + 1))).toEqual({ fault: 'large' });
  });

  test('a draft too large for an address is none', async () => {
    const noise = randomBytes(30_000).toString('hex');
    expect(await packDraft({ noise })).toBeNull();
    expect(draftInHash('#other')).toBeNull();
  });
});
