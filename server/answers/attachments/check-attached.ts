import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { findAttachments } from '../store/attachments';

interface Asked {
  visitor: string;
  accessDomain: string;
  chatId: string;
  attachments: readonly string[];
}

/** Only files of the asker, on this portal, that no other chat has. */
export async function checkAttached(db: Kysely<Tables>, asked: Asked): Promise<void> {
  const { visitor, accessDomain, chatId, attachments } = asked;
  const found = await findAttachments(db, attachments);
  const usable = found.filter(
    (file) =>
      file.visitor === visitor &&
      file.accessDomain === accessDomain &&
      (file.chatId === null || file.chatId === chatId),
  );
  if (usable.length < attachments.length)
    throw badRequest(message('answers:attachment.gone', { count: attachments.length - usable.length }), {
      pointer: '/attachments',
    });
}
