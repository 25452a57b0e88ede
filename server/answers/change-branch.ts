import type { components } from '../../generated/api';
import type { Store } from '../base/database/db';
import { conflict, notFound } from '../base/http/errors';
import { message } from '../base/messages/message';
import { findWritable, type Reader } from './read-chat';
import type { RunEngine } from './runs/run-engine';
import { type BranchRow, deleteBranch, findBranch, restoreBranch, runningIn, showBranch } from './store/branches';

type BranchChange = components['schemas']['BranchChange'];

const restorableMs = 30 * 24 * 3600 * 1000;

/** Deletes a question with all that follows it and stops what is still being written there. */
export async function removeBranch(store: Store, runs: RunEngine, reader: Reader, id: string): Promise<BranchChange> {
  const branch = await findOwnBranch(store, reader, id);
  if (branch.deletedAt) throw notFound('message', id);
  // A chat without a question is no chat.
  if (branch.parentId === null && !branch.hasOther) throw conflict(onlyQuestion);
  const gone = await deleteBranch(store.db, id);
  await Promise.all((await runningIn(store.db, gone)).map((run) => runs.stop(run)));
  return { id, chatId: branch.chatId, messages: gone.length };
}

export async function takeBackBranch(store: Store, reader: Reader, id: string): Promise<BranchChange> {
  const branch = await findOwnBranch(store, reader, id);
  if (branch.deletedAt && Date.now() > branch.deletedAt.getTime() + restorableMs) throw notFound('message', id);
  const above = branch.parentId === null ? null : await findBranch(store.db, branch.parentId);
  if (above?.deletedAt) throw conflict(aboveDeleted);
  const back = branch.deletedAt ? await restoreBranch(store.db, id) : [];
  await showBranch(store.db, branch.chatId, id);
  return { id, chatId: branch.chatId, messages: back.length };
}

/** The chat opens at the branch of this message from now on. */
export async function rememberBranch(
  store: Store,
  reader: Reader,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<void> {
  await findWritable(store, chatId, reader);
  const branch = await findBranch(store.db, messageId);
  if (branch?.chatId !== chatId || branch.deletedAt) throw notFound('message', messageId);
  await showBranch(store.db, chatId, messageId);
}

async function findOwnBranch(store: Store, reader: Reader, id: string): Promise<BranchRow> {
  const branch = await findBranch(store.db, id);
  if (branch?.role !== 'user') throw notFound('message', id);
  await findWritable(store, branch.chatId, reader);
  return branch;
}

const onlyQuestion = message('answers:branch.onlyQuestion');
const aboveDeleted = message('answers:branch.aboveDeleted');
