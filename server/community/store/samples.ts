import { sql } from 'kysely';
import type { SampleNotice, SamplePost } from '../../../setting/community/read-sample';
import type { Db } from '../../base/database/db';
import { detectLanguage } from '../../base/text/detect-language';
import { termsOfPost } from './post-terms';

interface Sample {
  domain: string;
  kbId: number;
  name: string;
  sample: SamplePost;
  /** What it said before, the oldest first. */
  former: string[];
}

interface SamplePostRow {
  id: string;
  kind: 'demand';
  domain: string;
  kbId: number;
  title: string;
  markdown: string;
  author: string;
  date: string;
}

/** Adds a published post of another room, once. */
export async function putSamplePost(db: Db, sample: SamplePostRow): Promise<boolean> {
  const { id, kind, domain, kbId, title, markdown, author, date } = sample;
  const at = noon(date);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('post')
    .values({
      ...{ id, kind, access_domain: domain, kb_id: kbId, state: 'published', version: 1, author_name: author },
      ...{ lang: detectLanguage(`${title}\n${markdown}`), published_at: at, created_at: at, active_at: at },
      ...termsOfPost({ title, summary: '', markdown, tags: [] }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('post_version')
    .values({ post_id: id, n: 1, title, summary: '', markdown, at, kb_id: kbId })
    .execute();
  return true;
}

/** Adds a published post with its answers, once. Returns how many were added. */
export async function putSample(db: Db, { domain, kbId, name, sample, former }: Sample): Promise<number> {
  const id = `${domain}-${name}`;
  const { kind, title, summary, author, board, tags, date, markdown, answers } = sample;
  const version = former.length + 1;
  const shared = { access_domain: domain, kb_id: kbId, state: 'published' as const };
  const lang = detectLanguage(`${title}\n${markdown}`);
  const at = noon(date);
  const active = answers.length > 0 ? noon(answers.at(-1)?.date ?? date) : at;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('post')
    .values({
      ...{
        ...shared,
        id,
        kind,
        version,
        board,
        tags,
        lang,
        author_name: author,
        answer_count: answers.length,
        changes: 1,
      },
      ...{ published_at: at, created_at: at, active_at: active },
      ...termsOfPost({ title, summary, markdown, tags }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return 0;
  for (const [before, text] of [...former, markdown].entries())
    await db
      .insertInto('post_version')
      .values({ post_id: id, n: before + 1, title, summary, markdown: text, at, kb_id: kbId })
      .execute();
  for (const [n, answer] of answers.entries()) {
    const own = { id: `${id}-${n + 1}`, author_name: answer.author, lang: detectLanguage(answer.markdown) };
    await db
      .insertInto('post')
      .values({
        ...shared,
        ...own,
        version: 1,
        kind: 'answer',
        root_id: id,
        published_at: noon(answer.date),
        active_at: at,
      })
      .execute();
    await db
      .insertInto('post_version')
      .values({ post_id: own.id, n: 1, title: '', summary: '', markdown: answer.markdown, at: noon(answer.date) })
      .execute();
    if (answer.accepted)
      await db.updateTable('post').set({ accepted_answer_id: own.id }).where('id', '=', id).execute();
    if (answer.right)
      await db
        .updateTable('post')
        .set({ also_right: sql<string[]>`also_right || ${own.id}::text` })
        .where('id', '=', id)
        .execute();
  }
  return 1;
}

/** Closes samples that are closed, once all are there: one may be a duplicate of another. */
export async function closeSamples(db: Db, domain: string, samples: readonly (readonly [string, SamplePost])[]) {
  for (const [name, { closed, words, original, date, answers }] of samples.filter(([, one]) => one.closed !== ''))
    await db
      .updateTable('post')
      .set({
        ...{ closed_for: closed as 'duplicate', closed_words: words, closed_at: noon(answers.at(-1)?.date ?? date) },
        duplicate_of: original === '' ? null : `${domain}-${original}`,
      })
      .where('id', '=', `${domain}-${name}`)
      .execute();
}

/** Adds a notice, once. Returns how many were added. */
export async function putSampleNotice(
  db: Db,
  { domain, kbId, name, notice }: Omit<Sample, 'sample' | 'former'> & { notice: SampleNotice },
) {
  const { title, author, level, starts, ends, pinned, confirm, withdrawn, markdown } = notice;
  const id = `${domain}-${name}`;
  const at = fromToday(starts);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('post')
    .values({
      ...{ id, kind: 'notice', access_domain: domain, kb_id: kbId, version: 1, author_name: author },
      ...{ state: withdrawn ? ('withdrawn' as const) : ('published' as const), lang: detectLanguage(title) },
      ...{ published_at: at, created_at: at, active_at: at },
      ...termsOfPost({ title, summary: '', markdown, tags: [] }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return 0;
  await db.insertInto('post_version').values({ post_id: id, n: 1, title, summary: '', markdown, at }).execute();
  await db
    .insertInto('notice_window')
    .values({
      ...{ post_id: id, starts_at: at, ends_at: ends === null ? null : fromToday(ends) },
      ...{ pinned_until: pinned === null ? null : fromToday(pinned), level, must_confirm: confirm },
      // What stands above every page is for members, and not the first thing that a visitor sees of a sample portal.
      roles: level === 'info' && pinned === null && !confirm ? [] : ['member' as const],
      domains: [],
    })
    .execute();
  return 1;
}

const fromToday = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
const noon = (date: string) => new Date(`${date}T04:00:00Z`);
