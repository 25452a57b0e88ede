-- When a credential of the person was last given in this session: what matters asks for one that is young.
alter table person_session add column proved_at timestamptz not null default now();
update person_session set proved_at = created_at;
