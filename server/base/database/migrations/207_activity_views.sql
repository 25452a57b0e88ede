-- Who opened an activity, once each, so that operators see how many came and how many may take part.
create table activity_view (
  seq bigint generated always as identity primary key,
  access_domain text not null,
  activity text not null,
  -- Hash with the activity's salt, so that no two activities know the same reader; null once people are forgotten.
  reader text,
  source text not null default '',
  eligible boolean not null,
  at timestamptz not null default now(),
  foreign key (access_domain, activity) references activity (access_domain, id) on delete cascade
);
create unique index activity_view_reader on activity_view (access_domain, activity, reader) where reader is not null;
create index activity_view_of on activity_view (access_domain, activity);
