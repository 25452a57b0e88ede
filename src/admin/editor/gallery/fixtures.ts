import type { Fixtures } from '@/renderer/types';

type Props = Record<string, unknown>;

const files = import.meta.glob<Fixtures<Props>>('../../../blocks/*/*/fixtures.ts', { import: 'default' });

/** Initial props of a new block of this type; empty if its sample cannot be loaded. */
export async function fixtureOf(type: string): Promise<Props | undefined> {
  const file = await files[`../../../blocks/${type}/fixtures.ts`]?.().catch(() => undefined);
  return file?.typical;
}
