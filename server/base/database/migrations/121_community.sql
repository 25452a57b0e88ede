-- A community's posts stand in knowledge bases of their own: one per portal for everybody, and one per organization that writes there. Nobody
-- asks for them by number; who may read the base may read the posts.
alter table knowledge_base add column community text check (community <> '');
create index knowledge_base_community on knowledge_base (community) where community is not null;

-- One table for articles, questions, answers, and for the comments and notices to come.
create table post (
  id text primary key,
  kind text not null check (kind in ('article', 'question', 'answer', 'comment', 'notice')),
  access_domain text not null,
  -- Who may read it; null: only its author. Answers have that of their question.
  kb_id int references knowledge_base (id),
  organization_id text references organization (id) on delete set null,
  root_id text references post (id) on delete cascade,
  author_id text references person (id) on delete set null,
  -- For texts from elsewhere, whose authors have no account here.
  author_name text not null default '',
  board text,
  tags text[] not null default '{}',
  lang text not null default 'zh' check (lang in ('zh', 'en')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  version int not null default 0,
  accepted_answer_id text references post (id) on delete set null,
  answer_count int not null default 0,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  active_at timestamptz not null default now(),
  -- Grows with each change that search must know of; `indexed` is the last one that it knows, `doc_id` the document there.
  changes int not null default 0,
  indexed int not null default 0,
  doc_id text,
  check ((root_id is null) = (kind in ('article', 'question', 'notice')))
);
create index post_listed on post (access_domain, active_at desc) where root_id is null and state = 'published';
create index post_root on post (root_id) where root_id is not null;
create index post_author on post (author_id);
create index post_to_index on post (id) where changes > indexed;

create table post_version (
  post_id text not null references post (id) on delete cascade,
  n int not null,
  title text not null,
  summary text not null,
  markdown text not null,
  at timestamptz not null default now(),
  primary key (post_id, n)
);

create table post_draft (
  post_id text primary key references post (id) on delete cascade,
  rev int not null default 1,
  title text not null,
  summary text not null,
  markdown text not null,
  tags text[] not null,
  board text,
  audience text not null check (audience in ('domain', 'organization', 'me')),
  saved_at timestamptz not null default now()
);

-- What others read stays when its author leaves, without the name; what nobody else reads goes with them.
create function drop_unread_posts() returns trigger language plpgsql as $$
begin
  delete from post where author_id = old.id and root_id is null and (kb_id is null or state <> 'published');
  -- An accepted answer stands in search under its author's name.
  update post set changes = changes + 1 where accepted_answer_id in (select id from post where author_id = old.id);
  delete from post_draft d using post p where p.id = d.post_id and p.author_id = old.id;
  return old;
end $$;
create trigger person_leaves_posts before delete on person for each row execute function drop_unread_posts();
