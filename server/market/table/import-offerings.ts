import type { Locale } from '../../../generated/locales';
import type { Db } from '../../base/database/db';
import { conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { addDrafts, filesIn, findDraft, moveDraft, noteOfferingFiles, saveDraft } from '../store/drafts';
import { MOST_OFFERINGS } from '../supply/most-offerings';
import { publishDraft } from '../supply/publish-draft';
import type { Change } from './check-rows';
import { columnOf, PLAIN, plainHeader, TEXTS } from './columns';

interface Importer {
  domain: string;
  supplier: string;
  person: string;
}

/** Writes all changes as drafts, or none if somebody has changed one of them meanwhile. */
export async function writeChanges(db: Db, { domain, supplier, person }: Importer, changes: readonly Change[]) {
  const given = changes.map(({ isNew: _, ...change }) => ({ ...change, domain, supplier, person }));
  const fresh = given.filter(({ step }) => step === 0);
  if ((await addDrafts(db, fresh)) !== fresh.length) throw conflict(message('supply:staleNobody'));
  for (const draft of given) {
    if (draft.step > 0 && !(await saveDraft(db, draft))) throw conflict(message('supply:staleNobody'));
    const urls = filesIn(draft.body).filter((url) => url.startsWith('/files/'));
    if (urls.length > 0) await noteOfferingFiles(db, { id: draft.id, n: 0, person, urls });
  }
}

/** Sends what was imported off: those that operators trust are published at once, the rest waits for review. */
export async function submitChanges(db: Db, supplier: string, trusted: boolean, changes: readonly Change[]) {
  for (const { id } of changes) {
    const draft = await findDraft(db, supplier, id);
    if (!draft) throw conflict(message('supply:staleNobody'));
    if (trusted) await publishDraft(db, draft);
    else await moveDraft(db, { id, step: draft.step, state: 'review' });
  }
}

export function refuseTooMany(had: number, changes: readonly Change[]): void {
  if (had + changes.filter(({ isNew }) => isNew).length > MOST_OFFERINGS)
    throw conflict(message('supply:most', { most: MOST_OFFERINGS }));
}

/** A column as the file calls it; what it lacks or has in several languages as the reader's language does. */
export const titleIn =
  (header: readonly string[]) =>
  (column: string, locale: Locale): string => {
    const [own, ...more] = header.filter((title) => title === column || columnOf(title).what === column);
    return own !== undefined && more.length === 0 ? own : columnTitle(column, locale);
  };

function columnTitle(column: string, locale: Locale): string {
  const plain = PLAIN.find((one) => one === column);
  if (plain) return plainHeader(plain, locale);
  const text = TEXTS.find((one) => one === column);
  return text ? message(`supply:table.column.${text}`)[locale] : column;
}
