import type { RunSource } from '@/stream/types';

type Named = Pick<RunSource, 'title' | 'headings'>;

/**
 * The name of a source in the strip: the title of its document, or of its section if several sources share the
 * document.
 */
export function stripName({ title, headings }: Named, all: readonly Named[]): string {
  const section = headings.at(-1);
  const alone = all.filter((each) => each.title === title).length < 2;
  return alone || !section ? title : section;
}
