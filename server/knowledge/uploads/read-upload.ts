import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { Job } from '../../base/jobs/job';
import { message } from '../../base/messages/message';
import { beginUpload, endUpload } from '../store/uploads';

export const READ_UPLOAD = 'read-upload';

/** Reads one uploaded file into its knowledge base. */
export const readUploadJob = (db: Kysely<Tables>): Job<{ id: string }> => ({
  name: READ_UPLOAD,
  retry: { limit: 3, delayS: 2 },
  timeoutS: 1800,
  async run({ id }, { lastTry, signal }) {
    try {
      await readUpload(db, id, signal);
    } catch (error) {
      if (lastTry && !signal.aborted) await endUpload(db, id, { documents: 0, faults: 0, fault: broken });
      throw error;
    }
  },
});

async function readUpload(db: Kysely<Tables>, id: string, signal: AbortSignal): Promise<void> {
  const upload = await beginUpload(db, id);
  if (!upload?.bytes) return;
  const { kbId, name, bytes } = upload;
  const folder = await mkdtemp(path.join(tmpdir(), 'millwright-upload-'));
  try {
    // A name of its own: that of the upload may be longer than a file system allows.
    const file = path.join(folder, `file${path.extname(name)}`);
    await writeFile(file, bytes);
    // The readers of all formats take a third of a second to load, and most servers never need them.
    const { ingest } = await import('../ingest/ingest');
    const report = await ingest({ db, paths: [file], kbId, as: name, prune: 'all', signal });
    signal.throwIfAborted();
    const { failures, added, updated, unchanged } = report;
    const documents = added + updated + unchanged;
    const fault = failures[0]?.reason ?? (documents === 0 ? nothing : null);
    await endUpload(db, id, { documents, faults: failures.length, fault });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const broken = message('knowledge:upload.broken');
const nothing = message('knowledge:upload.nothing');
