import type { Db } from '../../base/database/db';
import type { Jobs } from '../../base/jobs/open-jobs';
import { addMessage, listUncarried, type Message } from '../store/outbox';

/**
 * Names of the jobs that deliver messages. Health reports codes and notices separately, as a code is useful for minutes
 * and a notice for days.
 */
export const sendCodeJob = 'send-code';
export const sendNoticeJob = 'send-notice';

/**
 * Writes a message and schedules its delivery, both in the caller's transaction. `withheld`: there is no such account,
 * so nothing is sent; the same rows are written, so that the response time does not reveal whether it exists.
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
