import { foldMark } from '../../../setting/brand/brand-marks';
import { brandFinding, ownMarks } from '../../../setting/brand/check-brand';
import type { Finding } from '../../../setting/finding';
import { isObject, type JsonObject } from '../../../setting/json-value';
import type { Store } from '../../base/database/db';
import { findNamesakes } from '../store/namesakes';
import { readPublished } from '../store/setting-domains';
import { examples } from './examples';

/** Names, slogans and logos that visitors know from another organization's portal. What this one shows already does not block. */
export async function checkNamesakes({ db }: Store, domain: string, body: unknown): Promise<Finding[]> {
  if (!isObject(body)) return [];
  const { neutral } = examples();
  const marks = ownMarks(body, neutral);
  const tenantId = typeof body.tenantId === 'string' ? body.tenantId : null;
  const taken = await findNamesakes(db, { domain, tenantId, texts: marks.map(({ text }) => foldMark(text)) });
  if (taken.size === 0) return [];
  const live = (await readPublished(db, domain))?.body as JsonObject | undefined;
  const shown = new Set(ownMarks(live ?? {}, neutral).map(({ text }) => foldMark(text)));
  return marks
    .filter(({ text }) => taken.has(foldMark(text)))
    .map((mark) => brandFinding(mark, shown.has(foldMark(mark.text)) ? 'shared' : 'other'));
}
