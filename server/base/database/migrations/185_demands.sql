-- What a company looks for. Its text is a post, so that drafts, versions, moderators and reports are those of posts.
alter table post drop constraint post_kind_check;
alter table post add constraint post_kind_check check (kind in ('article', 'question', 'answer', 'comment', 'notice', 'demand'));
alter table post drop constraint post_check;
alter table post add constraint post_check check ((root_id is null) = (kind in ('article', 'question', 'notice', 'demand')));

create table demand (
  id text primary key references post (id) on delete cascade,
  organization_id text not null references organization (id) on delete cascade,
  kind text not null check (kind in ('app', 'product', 'solution')),
  industry text not null default '',
  region text not null default '',
  -- [{name, value, unit}]
  quantities jsonb not null default '[]',
  due text check (due ~ '^\d{4}-\d\d-\d\d$'),
  -- {min, max, currency, shown}, in the smallest unit of the currency
  budget jsonb,
  readers text not null default 'everybody' check (readers in ('everybody', 'signed-in', 'suppliers')),
  hides_name boolean not null default false,
  -- Review, removal and the end of the term follow from the post and from expires_at.
  state text not null default 'draft' check (state in ('draft', 'open', 'matched', 'closed')),
  close_reason text check (close_reason in ('here', 'elsewhere', 'not-needed', 'too-dear', 'nobody')),
  close_words text not null default '',
  origin text check (origin in ('chat', 'search')),
  -- Grows with each change, so that of two at once one is told.
  step int not null default 1,
  extended int not null default 0,
  opened_at timestamptz,
  expires_at timestamptz,
  closed_at timestamptz,
  -- Suppliers that fit are told once.
  told_at timestamptz,
  check ((state = 'closed') = (close_reason is not null))
);
create index demand_organization on demand (organization_id);
create index demand_opened on demand (opened_at desc) where state <> 'draft';
