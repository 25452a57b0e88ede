import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../server/base/database/tables';

interface Copying {
  /** A chat with one question and its answer. */
  chat: string;
  times: number;
  /** `chats`: each copy is a chat of its own, of another visitor; `turns`: they follow one another in the chat. */
  as: 'chats' | 'turns';
}

/** Copies a real turn with its run, its log and its sources, so that what is measured has the size of what is written. */
export async function copyChat(db: Kysely<Tables>, { chat, times, as }: Copying): Promise<void> {
  const own = as === 'chats';
  // A copy of any id of the turn is the id with the number of the copy behind it.
  const copied = (id: string) => sql`${sql.ref(id)} || '-' || n`;
  const home = own ? copied('chat_id') : sql.ref('chat_id');
  const each = sql`generate_series(1, ${times}::int) n`;
  const runs = sql`(select id from run where chat_id = ${chat})`;
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ run: string; answer: string; question: string }>`
      select r.id as run, a.id as answer, a.parent_id as question from run r join message a on a.id = r.message_id
      where r.chat_id = ${chat}`.execute(tx);
    const [turn] = rows;
    if (!turn || rows.length > 1) throw new Error(`The chat to copy has ${rows.length} answers instead of one.`);
    if (own)
      await sql`insert into chat select made.* from chat t, ${each}, jsonb_populate_record(t, jsonb_build_object(
        'id', ${copied('t.id')}, 'visitor', ${copied('t.visitor')},
        'shown_message', ${copied('t.shown_message')})) made where t.id = ${chat}`.execute(tx);
    // In a chat of turns, each question follows the answer before it.
    const before = sql`case when t.role = 'assistant' then t.parent_id || '-' || n
      when ${own}::boolean then null when n = 1 then ${turn.answer}::text else ${turn.answer}::text || '-' || (n - 1) end`;
    await sql`insert into message select made.* from message t, ${each}, jsonb_populate_record(t, jsonb_build_object(
      'id', ${copied('t.id')}, 'chat_id', ${home}, 'parent_id', ${before},
      'created_at', t.created_at + n * interval '1 second')) made where t.chat_id = ${chat}`.execute(tx);
    await sql`insert into run select made.* from run t, ${each}, jsonb_populate_record(t, jsonb_build_object(
      'id', ${copied('t.id')}, 'chat_id', ${home}, 'visitor', case when ${own}::boolean then ${copied('t.visitor')}
      else t.visitor end, 'message_id', ${copied('t.message_id')})) made where t.chat_id = ${chat}`.execute(tx);
    // Three of the ids stand in the log.
    const log = [turn.run, turn.answer, turn.question, ...(own ? [chat] : [])]
      .filter((id, at, all) => all.indexOf(id) === at)
      .reduce((text, id) => sql`replace(${text}, ${id}, ${id} || '-' || n)`, sql`t.event::text`);
    await sql`insert into run_event (run_id, seq, event)
      select ${copied('t.run_id')}, t.seq, (${log})::jsonb from run_event t, ${each}
      where t.run_id in ${runs}`.execute(tx);
    await sql`insert into run_source select made.* from run_source t, ${each}, jsonb_populate_record(t,
      jsonb_build_object('run_id', ${copied('t.run_id')})) made where t.run_id in ${runs}`.execute(tx);
    if (!own) await sql`update chat set shown_message = ${`${turn.answer}-${times}`} where id = ${chat}`.execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}
