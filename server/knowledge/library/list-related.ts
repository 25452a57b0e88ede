import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { Store } from '../../base/database/db';
import { notFound } from '../../base/http/errors';
import type { Reading } from '../open-reading';
import { readRelated } from '../store/library';
import { findPlace } from '../store/read-document';
import { asListed, shelved } from './list-documents';

type LibraryDocument = components['schemas']['LibraryDocument'];

const MOST = 6;

/** Lists what else there is to read about the subjects of a document, in its language. */
export async function listRelated(
  { db }: Store,
  reading: Reading,
  { id, locale }: { id: string; locale: Locale },
): Promise<LibraryDocument[]> {
  const place = await findPlace(db, id);
  if (!place || !reading.ids.includes(place.kbId)) throw notFound('document', id);
  const filter = { bases: shelved(reading), lang: place.lang, words: [], facets: [] };
  const rows = await readRelated(db, id, filter, MOST);
  return rows.map((row) => asListed(row, reading, locale));
}
