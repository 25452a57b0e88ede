-- One store for every session, of the portal and of the workbench: what ends one ends all. Each has an idle and an absolute end.
alter table person_session add column kind text not null default 'portal';  -- 'portal' | 'operator'
alter table person_session add column idle_s int not null default 259200;
alter table person_session add column ends_at timestamptz not null default now() + interval '30 days';
update person_session set ends_at = created_at + interval '30 days';
-- The workbench has no token besides its cookie.
alter table person_session alter column user_token_hash drop not null;
insert into person_session
    (id, person_id, token_hash, user_token_hash, kind, idle_s, created_at, seen_at, proved_at, expires_at, ends_at)
  select gen_random_uuid()::text, operator_id, token_hash, null, 'operator', 3600, created_at, now(), created_at,
    least(expires_at, now() + interval '1 hour'), now() + interval '12 hours'
  from operator_session
  where expires_at > now();
drop table operator_session;
-- What a request was, so that its key answers no other one; by the key, which is kept as a hash.
delete from idempotency;
alter table idempotency add column request text not null default '';
