import type { Fixtures } from '@/renderer/types';

type Props = Record<string, unknown>;

const files = import.meta.glob<Fixtures<Props>>('../../../blocks/*/*/fixtures.ts', { import: 'default' });

/** What a new block of that type starts with; one whose sample cannot be fetched starts with nothing. */
export async function fixtureOf(type: string): Promise<Props | undefined> {
  const file = await files[`../../../blocks/${type}/fixtures.ts`]?.().catch(() => undefined);
  return file?.typical;
}
