import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GlobalSetting } from '@/renderer/types';
import { lastValid } from './last-valid';

const last = {
  accessDomain: 'main',
  title: 'Before',
  pages: { '/engine': { v: 1, blocks: [{ id: 'a', type: 'engine/hero' }] } },
} as unknown as GlobalSetting;
const places = (body: object) => lastValid(body as Record<string, unknown>, last).held.map(({ pointer }) => pointer);

describe('a setting that a page can be made of', () => {
  test('is the very same one where nothing is wrong with it', () => {
    const body = { accessDomain: 'main', title: 'Now' };
    expect(lastValid(body, last)).toEqual({ valid: body, held: [] });
    expect(lastValid(body, last).valid).toBe(body);
  });

  test('holds a key that its schema refuses at its last valid value, and leaves out what never had one', () => {
    const body = { accessDomain: 'main', title: 7, theme: { brandColor: 'reddish' }, logan: 'Fine' };
    expect(places(body).sort()).toEqual(['/theme', '/title']);
    expect(lastValid(body, last).valid).toEqual({ accessDomain: 'main', title: 'Before', logan: 'Fine' });
  });

  test('holds one page by itself', () => {
    const good = { v: 1, blocks: [{ id: 'b', type: 'engine/hero' }] };
    const body = { accessDomain: 'main', pages: { '/qa': good, '/engine': { v: 1, blocks: 'none' } } };
    expect(places(body)).toEqual(['/pages/~1engine']);
    expect(lastValid(body, last).valid.pages).toEqual({ '/qa': good, '/engine': last.pages?.['/engine'] });
  });

  test('needs its domain: without one the last setting holds', () => {
    expect(places({ title: 'No domain' })).toEqual(['/accessDomain']);
    expect(lastValid({ title: 'No domain' }, last).valid).toEqual({ title: 'No domain', accessDomain: 'main' });
  });
});

test('whatever is written, a page can be made of what is left: what is right stays, and every other place is named', async () => {
  const { default: check } = await import('virtual:check/global-setting');
  const key = fc.constantFrom('title', 'logan', 'theme', 'header', 'functionList', 'pages', 'tenantId', 'own', 'texts');
  const page = fc.oneof(fc.constant({ v: 1, blocks: [] }), fc.jsonValue({ maxDepth: 1 }));
  const value = fc.oneof(
    fc.constantFrom('T', [1, 2], { brandColor: '#0b3d91' }, { links: [] }),
    fc.dictionary(fc.constantFrom('/engine', '/qa'), page, { maxKeys: 2, noNullPrototype: true }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  fc.assert(
    fc.property(fc.dictionary(key, value, { noNullPrototype: true }), (written) => {
      const body = { accessDomain: 'main', ...written };
      const { valid, held } = lastValid(body, last);
      expect(check(valid)).toBe(true);
      const named = held.map(({ pointer }) => pointer.split('/')[1]);
      for (const [name, said] of Object.entries(body))
        if (!named.includes(name)) expect((valid as Record<string, unknown>)[name]).toBe(said);
      expect(held.length === 0).toBe(check(body));
    }),
    { numRuns: 100 },
  );
});
