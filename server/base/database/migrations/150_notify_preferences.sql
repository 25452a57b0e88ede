-- Preferences are those of one portal, as mails are of one brand. Nothing has written these tables yet.
drop table notify_preference;
drop table notify_mail;

create table notify_preference (
  person_id text not null references person (id) on delete cascade,
  access_domain text not null,
  kind text not null,
  in_app boolean not null,
  mail text not null check (mail in ('once', 'digest', 'off')),
  primary key (person_id, access_domain, kind)
);

create table notify_mail (
  person_id text not null references person (id) on delete cascade,
  access_domain text not null,
  -- Since when no mail about notifications is sent.
  off_at timestamptz,
  -- How often the mailbox refused one; mail ends with the second time.
  refused int not null default 0,
  -- Name of the person's time zone, by which weeks begin.
  time_zone text,
  primary key (person_id, access_domain)
);
