import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Follow, Happening } from '../notify';

const MOST_EVENTS = 20;

/**
 * What a person may have muted so that they are not told: a place or a person. What concerns them alone is always told.
 */
const mutes = ({ kind, followersOf = [], root, actor }: Happening): Follow[] => {
  const people: Follow[] = actor === undefined ? [] : [{ kind: 'person', target: actor }];
  if (kind === 'mention') return people;
  const isNews = kind === 'answer' || kind === 'comment' || kind === 'followed';
  return isNews ? [...followersOf, { kind: 'question', target: root }, ...people] : [];
};

/** Writes one happening for everybody it concerns; returns what was told, and to whom. In the order of ids, so that two never wait for each other. */
export async function tell(db: Db, happening: Happening): Promise<{ id: string; person_id: string }[]> {
  const { kind, domain, people, followersOf = [], root, actor = '', title, link, event = '', count = 1 } = happening;
  const actors = actor === '' ? [] : [actor];
  const events = event === '' ? [] : [event];
  const [words, usual] = typeof title === 'string' ? [{}, title] : [title, title['zh-CN'] ?? ''];
  const { rows } = await sql<{ id: string; person_id: string }>`
    insert into notification (person_id, access_domain, kind, root, post_id, title, link, actors, events, count)
    select x.id, ${domain}, ${kind}, ${root}, (select id from post where id = ${root}),
      coalesce(${JSON.stringify(words)}::jsonb ->> x.locale, ${usual}), ${link},
      ${actors}::text[], ${events}::text[], ${count}::int
    from person x
    where (x.id = any(${[...people]}::text[]) or x.id in (${followers(domain, followersOf)}))
      and x.id not in (${followers(domain, mutes(happening), true)})
      and x.id <> ${actor} and x.disabled_at is null
      and not exists (select from notification n
        where n.person_id = x.id and n.root = ${root} and ${event} = any(n.events))
    order by x.id
    on conflict (person_id, access_domain, kind, root) where read_at is null do update set
      count = notification.count + excluded.count, title = excluded.title, link = excluded.link, at = now(),
      actors = (excluded.actors || array_remove(notification.actors, ${actor}))[1:3],
      events = (excluded.events || notification.events)[1:${sql.lit(MOST_EVENTS)}]
    returning id, person_id`.execute(db);
  return rows;
}

const followers = (domain: string, follows: readonly Follow[], muted = false) => sql`
  select f.person_id from follow f
  where f.access_domain = ${domain} and f.muted = ${muted} and (f.kind, f.target) in (
    select * from unnest(${follows.map(({ kind }) => kind)}::text[], ${follows.map(({ target }) => target)}::text[]))`;
