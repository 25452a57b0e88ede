-- Who may not sign in or be acted for, and why; and when the account of somebody who leaves is deleted.
alter table person add column disabled_reason text not null default '';
alter table person add column leaves_at timestamptz;
create index person_leaves on person (leaves_at) where leaves_at is not null;
alter table organization add column disabled_at timestamptz;
alter table organization add column disabled_reason text not null default '';
