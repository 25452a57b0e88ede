import { wholeDocument } from '../../../setting/market/offering-wire';
import type { Db } from '../../base/database/db';
import { conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { type DraftRow, dropDraft, filesIn, noteOfferingFiles } from '../store/drafts';
import { listOffering, publishVersion } from '../store/write-offerings';
import { checkDraft } from './present-draft';

/** Makes a draft the live version. Refuses what is not whole, or was changed since it was read. */
export async function publishDraft(db: Db, draft: DraftRow): Promise<void> {
  const { id, kind, sku, label, body, supplier, supplierName, domain, step } = draft;
  const { category, faults, audience } = await checkDraft(db, draft);
  if (faults.length > 0) throw conflict(message('supply:blocked', { count: faults.length }));
  // First, so that of two who publish one waits here and finds it gone.
  if (!(await dropDraft(db, id, step))) throw conflict(message('supply:staleNobody'));
  const document = wholeDocument(body);
  const n = await publishVersion(db, {
    ...{ id, kind, supplier: { id: supplier, name: supplierName }, sku, category, label: label.trim(), document },
  });
  await listOffering(db, domain, id, audience);
  await noteOfferingFiles(db, { id, n, person: null, urls: filesIn(document) });
  await noteOfferingFiles(db, { id, n: 0, person: null, urls: [] });
}
