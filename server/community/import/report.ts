import type { Imported } from './import-posts';
import type { Note } from './source-post';

/** Of each sort; the rest is counted. */
const MOST = 20;
const HEADS: Record<Note['what'], string> = {
  changed: 'Taken, but not as it stood there',
  unknown: 'Not known here',
  broken: 'Not taken, because it is broken',
  twice: 'Not taken, because it came before',
};

const many = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** The report of an import, as lines. */
export function importReport(
  { counts, redirects, matched, named, notes: found }: Imported,
  read: { notes: readonly Note[]; isDry: boolean; seconds: number },
): string[] {
  const notes = [...read.notes, ...found];
  const changes = counts.added + counts.changed;
  return [
    `${read.isDry ? 'Would add' : 'Added'} ${many(counts.added, 'text')}, changed ${counts.changed}, kept ${counts.same} as they are here, left ${counts.left} that people changed here. ${many(changes, 'change')} in ${read.seconds.toFixed(1)} s.`,
    `Authors: ${matched} found by their proved mail address, ${named} under a name that can be claimed. Old addresses: ${redirects} new.`,
    ...(Object.keys(HEADS) as Note['what'][]).flatMap((what) => {
      const own = notes.filter((note) => note.what === what);
      if (own.length === 0) return [];
      return [
        `${HEADS[what]} (${own.length}):`,
        ...own.slice(0, MOST).map(({ where, why }) => `  ${where}: ${why}`),
        ...(own.length > MOST ? [`  … and ${own.length - MOST} more`] : []),
      ];
    }),
  ];
}
