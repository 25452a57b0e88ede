import type { Db } from '../../base/database/db';
import type { Jobs } from '../../base/jobs/open-jobs';
import { addMessage, listUncarried, type Message } from '../store/outbox';

/** The jobs that carry messages to their providers. Health shows codes and notices apart: a code is of use for minutes, a notice for days. */
export const sendCodeJob = 'send-code';
export const sendNoticeJob = 'send-notice';

/**
 * Writes a message and asks for its delivery, both in the caller's transaction. `withheld`: nobody has this account, so nothing leaves; the
 * same rows are written all the same, for an answer must not tell by its time whether there is an account.
 */
export async function sendMessage(
  jobs: Pick<Jobs, 'send'>,
  db: Db,
  message: Message,
  status: 'queued' | 'withheld' = 'queued',
): Promise<void> {
  const id = await addMessage(db, message, status);
  await jobs.send(jobOf(message), { id }, { db });
}

export async function sendUncarried(jobs: Pick<Jobs, 'send'>, db: Db): Promise<void> {
  for (const message of await listUncarried(db)) await jobs.send(jobOf(message), { id: message.id });
}

const jobOf = ({ scenario }: Pick<Message, 'scenario'>) => (scenario === 'notice' ? sendNoticeJob : sendCodeJob);
