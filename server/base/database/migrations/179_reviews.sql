-- What organizations that use an offering say of it: one for each of its versions.
create table review (
  id text primary key,
  access_domain text not null,
  offering_id text not null references offering (id) on delete cascade,
  version text not null,
  organization_id text not null references organization (id) on delete cascade,
  person_id text references person (id) on delete set null,
  stars int not null check (stars between 1 and 5),
  body text not null default '',
  is_trial boolean not null,
  state text not null default 'published' check (state in ('published', 'hidden')),
  reason text not null default '',
  reply text not null default '',
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (offering_id, organization_id, version)
);

create table review_report (
  review_id text not null references review (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (review_id, person_id)
);
