-- held: waits for a moderator before anybody reads it; hidden: nobody reads it until a moderator restores it; removed: gone for readers, kept for
-- the appeal. Only the author and moderators know of these.
alter table post drop constraint post_state_check;
alter table post add constraint post_state_check check (state in ('draft', 'published', 'withdrawn', 'held', 'hidden', 'removed'));
create index post_held on post (kb_id, active_at) where state = 'held';

create table post_report (
  id bigserial primary key,
  post_id text not null references post (id) on delete cascade,
  -- The version that was read.
  version int not null,
  reporter_id text not null references person (id) on delete cascade,
  reason text not null check (reason in ('spam', 'wrong', 'dangerous', 'confidential', 'personal', 'copyright', 'rude', 'other')),
  words text not null,
  at timestamptz not null default now(),
  -- The batch of decisions that answered it, which may still be undone.
  decided_in text,
  upheld boolean,
  check ((decided_in is null) = (upheld is null))
);
create unique index post_report_open on post_report (post_id, reporter_id) where decided_in is null;
create index post_report_batch on post_report (decided_in) where decided_in is not null;
create index post_report_reporter on post_report (reporter_id);

-- Everything that happened to a post beyond its author's will, and their appeals. Undone ones stay, with the time.
create table post_decision (
  id bigserial primary key,
  post_id text not null references post (id) on delete cascade,
  version int not null,
  -- Null: a rule of the portal, or somebody who deleted their account.
  who text references person (id) on delete set null,
  action text not null check (action in ('hold', 'publish', 'hide', 'remove', 'keep', 'mute', 'appeal')),
  reason text not null,
  -- What the author is told; for an appeal, what they say.
  words text not null,
  before text not null,
  after text not null,
  batch text not null,
  -- For an appeal: the decision it is about. For a decision: the appeal that it answers.
  about bigint references post_decision (id) on delete cascade,
  at timestamptz not null default now(),
  undone_at timestamptz
);
create index post_decision_post on post_decision (post_id, id desc);
create index post_decision_batch on post_decision (batch);
create index post_decision_who on post_decision (who);
create index post_decision_about on post_decision (about) where about is not null;
create unique index post_decision_one_appeal on post_decision (about) where action = 'appeal';

create table community_mute (
  person_id text not null references person (id) on delete cascade,
  access_domain text not null,
  until timestamptz not null,
  reason text not null,
  batch text not null,
  primary key (person_id, access_domain)
);

-- What a moderator took away goes with its author's account as well.
create or replace function drop_unread_posts() returns trigger language plpgsql as $$
begin
  delete from post where author_id = old.id and root_id is null and (kb_id is null or state <> 'published');
  delete from post where author_id = old.id and root_id is not null and state <> 'published';
  -- An accepted answer stands in search under its author's name.
  update post set changes = changes + 1 where accepted_answer_id in (select id from post where author_id = old.id);
  delete from post_draft d using post p where p.id = d.post_id and p.author_id = old.id;
  return old;
end $$;
