import { cleanPostFile } from '../accounts';
import type { Db } from '../base/database/db';
import { conflict, tooLarge } from '../base/http/errors';
import { message } from '../base/messages/message';
import { FILE_BYTES } from './file-limits';
import type { Activities, OpenActivity } from './open-activities';
import { refuseIneligible, refuseUnlessOpen } from './refuse';
import { enter, findEntry } from './store/entries';
import { addFile, type WorkFile } from './store/work-files';

interface Given {
  name: string;
  bytes: Buffer;
}

/** Keeps a file for one's own work, for a day until it is in it. Pictures are written anew; others are what they say. */
export async function takeWorkFile(
  db: Db,
  { domain, who, reasons }: Activities,
  activity: OpenActivity,
  { name, bytes }: Given,
): Promise<WorkFile> {
  const { id, document, revision, known } = activity;
  const { files } = document.submission ?? {};
  if (document.kind !== 'contest' || files === undefined)
    throw conflict(message('activities:work.noFiles'), { reason: 'noFiles' });
  refuseUnlessOpen(activity);
  refuseIneligible(reasons(activity));
  if (bytes.length > FILE_BYTES) throw tooLarge(FILE_BYTES);
  const file = await cleanPostFile(bytes, name, { owner: who.person ?? who.visitor, video: false });
  const place = { domain, activity: id };
  return db.transaction().execute(async (trx) => {
    const entered = await enter(trx, {
      ...{ ...place, who, revision, salt: known.salt, source: '', draws: 0, completed: true },
      total: document.entry.total,
    });
    const entry = await findEntry(trx, place, who);
    if (!entry || entered === 'full') throw conflict(message('activities:full'), { reason: 'full' });
    // As many again as the work may have: files are replaced before the work is saved.
    const kept = await addFile(trx, entry.id, file, files * 2);
    if (!kept) throw conflict(message('activities:work.fullOfFiles', { count: files }), { reason: 'files' });
    return kept;
  });
}
