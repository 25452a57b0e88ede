import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { PicturePart, QuotedText } from './messages';

export interface BeginRun {
  run: string;
  mode: 'answer' | 'research';
  node: string;
  visitor: string;
  accessDomain: string;
  chat: { id: string; title: string; assistant?: string };
  /** Null if an existing question is answered again. */
  question: {
    id: string;
    parentId: string | null;
    text: string;
    about?: PicturePart;
    quoted?: readonly QuotedText[];
    attachments?: readonly string[];
  } | null;
  answer: { id: string; parentId: string };
  firstEvent: string;
  /** Knowledge bases to search. */
  bases?: readonly number[];
  /** Which version of its assistant answers. */
  assistantRevision?: string | undefined;
  /** What another node needs to go on with a research. */
  research?: object;
  /** The paused run that this one goes on from. It can be gone on from once. */
  pausedRun?: string;
}

/**
 * Inserts chat, question, answer, run and first event atomically, in one round trip. False if the run exists or the
 * chat is another visitor's, or the paused run was gone on from; the caller reads again to learn which.
 */
export async function beginRun(db: Kysely<Tables>, begin: BeginRun): Promise<boolean> {
  const { chat, question, answer } = begin;
  const asked = question
    ? sql`insert into message (id, chat_id, parent_id, role, text, about, quoted, attachments)
          select ${question.id}, c.id, ${question.parentId}, 'user', ${question.text},
            ${question.about ? JSON.stringify(question.about) : null}::jsonb,
            ${question.quoted?.length ? JSON.stringify(question.quoted) : null}::jsonb,
            ${[...(question.attachments ?? [])]}::text[] from c
          on conflict (id) do nothing returning id`
    : sql`select id from message where id = ${answer.parentId} and chat_id = ${chat.id}`;
  const paused = begin.pausedRun
    ? sql`update run set status = 'done'
          where id = ${begin.pausedRun} and status = 'paused' and visitor = ${begin.visitor} returning id`
    : sql`select 1`;
  const { rows } = await sql`
    with p as (${paused}),
    c as (
      insert into chat (id, visitor, access_domain, title, assistant_id, shown_message)
      select ${chat.id}, ${begin.visitor}, ${begin.accessDomain}, ${chat.title}, ${chat.assistant ?? null},
        ${answer.id} from p
      on conflict (id) do update set updated_at = now(), shown_message = excluded.shown_message
        where chat.visitor = excluded.visitor and chat.access_domain = excluded.access_domain and chat.deleted_at is null
      returning id),
    q as (${asked}),
    f as (
      update attachment set chat_id = c.id from c
      where attachment.id = any(${[...(question?.attachments ?? [])]}::text[]) and attachment.chat_id is null
        and attachment.visitor = ${begin.visitor}),
    a as (
      insert into message (id, chat_id, parent_id, role, created_at)
      select ${answer.id}, c.id, ${answer.parentId}, 'assistant', now() + interval '1 microsecond' from c, q
      on conflict (id) do nothing returning id),
    r as (
      insert into run (id, chat_id, message_id, mode, status, node, visitor, bases, research, assistant_revision)
      select ${begin.run}, c.id, a.id, ${begin.mode}, 'running', ${begin.node}, ${begin.visitor},
        ${[...(begin.bases ?? [])]}::int[], ${begin.research ? JSON.stringify(begin.research) : null}::jsonb,
        ${begin.assistantRevision ?? null}::text from c, a
      on conflict (id) do nothing returning id),
    e as (insert into run_event (run_id, seq, event) select r.id, 1, ${begin.firstEvent}::jsonb from r)
    select id from r`.execute(db);
  return rows.length > 0;
}
