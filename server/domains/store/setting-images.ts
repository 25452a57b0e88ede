import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

type Image = Omit<Tables['setting_image'], 'created_at'>;

/** Named by its content, so the same picture is stored once. */
export async function keepImage(db: Kysely<Tables>, image: Image): Promise<void> {
  await db
    .insertInto('setting_image')
    .values(image)
    .onConflict((oc) => oc.column('hash').doNothing())
    .execute();
}

export const readImage = (db: Kysely<Tables>, hash: string) =>
  db.selectFrom('setting_image').select(['mime', 'bytes']).where('hash', '=', hash).executeTakeFirst();

export async function imageExists(db: Kysely<Tables>, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('setting_image').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}

interface Of {
  domain: string;
  author: string;
}

const most = 200;

/** Pictures in any revision of a domain or in its author's draft, and the author's own, newest first. */
export async function listImages(db: Kysely<Tables>, { domain, author }: Of) {
  const address = '/images/([0-9a-f]{64})';
  const { rows } = await sql<ListedImage>`
    with version as (
        select r.body::text as body, r.id = p.published as live
          from setting_revision r left join setting_pointer p on p.access_domain = r.access_domain
          where r.access_domain = ${domain}
        union all
        select body::text, false from setting_draft where access_domain = ${domain} and author = ${author}
      ), used as (
        select m[1] as hash, bool_or(coalesce(live, false)) as live
          from version, regexp_matches(body, ${address}, 'g') m group by m[1]
      )
    select i.hash, i.mime, i.width, i.height, octet_length(i.bytes) as bytes, i.author, i.created_at,
        coalesce(u.live, false) as live
      from setting_image i left join used u on u.hash = i.hash
      where u.hash is not null or i.author = ${author}
      order by i.created_at desc, i.hash limit ${most}`.execute(db);
  return rows;
}

interface ListedImage extends Omit<Image, 'bytes'> {
  bytes: number;
  created_at: Date;
  live: boolean;
}
