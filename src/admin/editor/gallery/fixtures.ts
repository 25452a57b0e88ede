import type { Fixtures } from '@/renderer/types';

type Props = Record<string, unknown>;

const files = import.meta.glob<Fixtures<Props>>('../../../blocks/*/*/fixtures.ts', { import: 'default' });

/** What a new block of that type starts with. */
export async function fixtureOf(type: string): Promise<Props | undefined> {
  return (await files[`../../../blocks/${type}/fixtures.ts`]?.())?.typical;
}
