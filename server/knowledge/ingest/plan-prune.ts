import type { KnownDocument } from '../store/documents';
import type { PruneRefusal } from './types';

interface PruneQuestion {
  place: string;
  /** First part of the sources of this source's documents. */
  name: string;
  sourceId: number;
  /** Number of files found there. */
  files: number;
  /** Also prune what looks like a mistake. */
  all: boolean;
  /** The documents of the knowledge base before the import. */
  known: ReadonlyMap<string, KnownDocument>;
  seen: ReadonlySet<string>;
  /** Files and folders that could not be read. */
  unread: ReadonlySet<string>;
}

interface PrunePlan {
  gone: string[];
  /** Number of documents kept because their file could not be read. */
  kept: number;
  refused: PruneRefusal[];
}

/**
 * Decides which documents of a source to remove. Refuses if the folder seems missing or wrong, and for documents from
 * before sources were recorded, of which only the folder's name is known.
 */
export function planPrune({ place, name, sourceId, files, all, known, seen, unread }: PruneQuestion): PrunePlan {
  const live = [...known].filter(([, document]) => !document.deleted);
  const own = live.filter(([, document]) => document.importSourceId === sourceId);
  const isGone = ([id, document]: Entry) => !seen.has(id) && !isBelow(fileOf(document), unread);
  const gone = own.filter(isGone);
  const former = live.filter(
    (entry) => entry[1].importSourceId === null && entry[1].source.split('/')[0] === name && isGone(entry),
  );
  const kept = own.filter(([id]) => !seen.has(id)).length - gone.length;
  if (all) return { gone: idsOf([...gone, ...former]), kept, refused: [] };
  const reason = files === 0 ? 'empty' : gone.length * 2 > own.length ? 'half' : undefined;
  const refuse = (why: PruneRefusal['reason'], documents: Entry[]): PruneRefusal[] =>
    documents.length === 0
      ? []
      : [{ place, reason: why, had: own.length, documents: documents.map(([, { source }]) => source).sort() }];
  return {
    gone: reason ? [] : idsOf(gone),
    kept,
    refused: [...(reason ? refuse(reason, gone) : []), ...refuse('former', former)],
  };
}

type Entry = [id: string, document: KnownDocument];
const idsOf = (entries: Entry[]) => entries.map(([id]) => id);
const fileOf = ({ file, source }: KnownDocument) => file ?? source.replace(/#.*$/, '');

function isBelow(file: string, names: ReadonlySet<string>): boolean {
  const parts = file.split('/');
  return parts.some((_, at) => names.has(parts.slice(0, at + 1).join('/')));
}
