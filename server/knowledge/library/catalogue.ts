import { createHash } from 'node:crypto';
import type { SourceDocument } from '../ingest/types';
import { subjectsOf } from './subjects';

export type Facet = 'shelf' | 'maker' | 'equipment' | 'symptom' | 'tag';
type Shelf = 'guide' | 'alarm' | 'standard' | 'lesson' | 'table';

export interface CatalogueCard {
  /** YYYY-MM-DD, as the document states it. */
  revised: string | null;
  facets: { facet: Facet; value: string }[];
}

type Catalogued = Pick<SourceDocument, 'kind' | 'title' | 'description' | 'markdown' | 'revised' | 'tags' | 'maker'>;

const STATUTE = /(?:法|条例|规定|办法|规程|细则|标准)(?:\s*[（(][^）)]*[）)])?$/;
const NUMBERED = /^(?:gb|iso|iec|din|en|ansi|asme|api|jb|jis|nfpa)(?:[/ -]?t)?[ -]?\d{2,}/i;
const MOST_TAGS = 12;
const LONGEST = 60;

function shelfOf({ kind, title }: Catalogued): Shelf {
  if (kind === 'alarm' || kind === 'lesson' || kind === 'table') return kind;
  return STATUTE.test(title) || NUMBERED.test(title) ? 'standard' : 'guide';
}

/** Catalogues a document. Equipment is taken from title, summary and tags; symptoms from headings too. */
export function cardOf(document: Catalogued): CatalogueCard {
  const { title, description, tags = [], maker, revised = null } = document;
  const headings = document.markdown.match(/^#{1,6} .*$/gm) ?? [];
  const about = [title, description, ...tags].join('\n');
  const facets: CatalogueCard['facets'] = [{ facet: 'shelf', value: shelfOf(document) }];
  const add = (facet: Facet, values: readonly string[]) =>
    facets.push(...[...new Set(values)].map((value) => ({ facet, value: value.slice(0, LONGEST) })));
  if (maker) add('maker', [maker]);
  add('equipment', subjectsOf('equipment', about));
  add('symptom', subjectsOf('symptom', [about, ...headings].join('\n')));
  add('tag', tags.slice(0, MOST_TAGS));
  return { revised, facets };
}

/** Hash of a card; a change recatalogues a document whose text is unchanged. */
export const cardHash = (card: CatalogueCard): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 16);
