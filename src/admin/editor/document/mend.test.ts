import { describe, expect, test } from 'vitest';
import type { GlobalSetting } from '@/renderer/types';
import { mend } from './mend';

const last = {
  accessDomain: 'main',
  title: 'Before',
  pages: { '/engine': { v: 1, blocks: [{ id: 'a', type: 'engine/hero' }] } },
} as unknown as GlobalSetting;
const places = (body: object) => mend(body as Record<string, unknown>, last).held.map(({ pointer }) => pointer);

describe('a setting that a page can be made of', () => {
  test('is the very same one where nothing is wrong with it', () => {
    const body = { accessDomain: 'main', title: 'Now' };
    expect(mend(body, last)).toEqual({ valid: body, held: [] });
    expect(mend(body, last).valid).toBe(body);
  });

  test('holds a key that its schema refuses at its last valid value, and leaves out what never had one', () => {
    const body = { accessDomain: 'main', title: 7, theme: { brandColor: 'reddish' }, logan: 'Fine' };
    expect(places(body).sort()).toEqual(['/theme', '/title']);
    expect(mend(body, last).valid).toEqual({ accessDomain: 'main', title: 'Before', logan: 'Fine' });
  });

  test('holds one page by itself', () => {
    const good = { v: 1, blocks: [{ id: 'b', type: 'engine/hero' }] };
    const body = { accessDomain: 'main', pages: { '/qa': good, '/engine': { v: 1, blocks: 'none' } } };
    expect(places(body)).toEqual(['/pages/~1engine']);
    expect(mend(body, last).valid.pages).toEqual({ '/qa': good, '/engine': last.pages?.['/engine'] });
  });

  test('needs its domain: without one the last setting holds', () => {
    expect(places({ title: 'No domain' })).toEqual(['/accessDomain']);
    expect(mend({ title: 'No domain' }, last).valid).toEqual({ title: 'No domain', accessDomain: 'main' });
  });
});
