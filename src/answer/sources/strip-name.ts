import type { RunSource } from '@/stream/types';

type Named = Pick<RunSource, 'title' | 'headings'>;

/** What a source is called in a row of them: several passages of one document would all have its name, so each has that of its section. */
export function stripName({ title, headings }: Named, all: readonly Named[]): string {
  const section = headings.at(-1);
  const alone = all.filter((each) => each.title === title).length < 2;
  return alone || !section ? title : section;
}
