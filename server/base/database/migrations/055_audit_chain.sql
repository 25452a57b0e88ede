-- What happened gets its actor, its place and a chain: every entry holds a hash of itself and of the one before, in the order of their commits.
-- The hash covers the columns of today, as version 1. A column that is added later needs a version of its own in audit_hash and in server/audit/entry-hash.ts.
alter table audit_entry
  add column seq bigint unique,
  add column hash text,
  add column who_id text,
  add column tenant_id text,
  add column target text,
  add column address text,
  add column device text;
drop index audit_entry_domain, audit_entry_who;
create index audit_entry_domain on audit_entry (access_domain, seq desc);
create index audit_entry_who on audit_entry (who, seq desc);
create index audit_entry_action on audit_entry (action, seq desc);
create index audit_entry_tenant on audit_entry (tenant_id, seq desc) where tenant_id is not null;

-- Lengths in front: no two entries are written the same way.
create function audit_part(part text) returns text language sql immutable as
  $$ select coalesce(octet_length(convert_to(part, 'UTF8')) || ':' || part, '-') $$;

create function audit_hash(previous text, e audit_entry) returns text language sql stable as $$
  select encode(sha256(convert_to(concat(
    'audit-1:', audit_part(previous), audit_part(e.seq::text),
    audit_part(to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')),
    audit_part(e.who), audit_part(e.who_id), audit_part(e.action), audit_part(e.access_domain), audit_part(e.tenant_id),
    audit_part(e.target), audit_part(e.message), audit_part(e.from_revision), audit_part(e.to_revision),
    audit_part(e.address), audit_part(e.device), audit_part(cardinality(e.pointers)::text),
    (select string_agg(audit_part(p), '' order by n) from unnest(e.pointers) with ordinality as u (p, n))
  ), 'UTF8')), 'hex')
$$;

-- Gives an entry its number and its hash. At the end of a transaction, so that writers wait for one another no longer than a commit takes,
-- and so that a transaction that fails leaves no gap.
create function audit_chain() returns trigger language plpgsql as $$
declare
  entry audit_entry;
  last_seq bigint;
  last_hash text;
begin
  perform pg_advisory_xact_lock(7205122);
  select seq, hash into last_seq, last_hash from audit_entry where seq is not null order by seq desc limit 1;
  select * into strict entry from audit_entry where id = new.id;
  entry.seq := coalesce(last_seq, 0) + 1;
  update audit_entry set seq = entry.seq, hash = audit_hash(coalesce(last_hash, ''), entry) where id = new.id;
  return null;
end $$;

-- Whoever inserts says neither number nor hash nor time.
create function audit_arrive() returns trigger language plpgsql as $$
begin
  new.seq := null;
  new.hash := null;
  new.at := now();
  return new;
end $$;

-- Written once. What keeps the log short may take away what is older than half a year and stands in an 'audit-retired' entry.
-- The owner of the table can take this trigger away; then the chain tells.
create function audit_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.seq is null and old.hash is null
      and to_jsonb(new) - 'seq' - 'hash' = to_jsonb(old) - 'seq' - 'hash' then return new; end if;
  elsif tg_op = 'DELETE' then
    if old.at < now() - interval '180 days' and exists (
      select from audit_entry
        where case when action = 'audit-retired' then split_part(target, ':', 1)::bigint end >= old.seq
    ) then return old; end if;
  end if;
  raise exception 'The audit log is written once: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
end $$;

do $$
declare
  entry audit_entry;
  place bigint := 0;
  previous text := '';
begin
  for entry in select * from audit_entry order by id loop
    place := place + 1;
    entry.seq := place;
    previous := audit_hash(previous, entry);
    update audit_entry set seq = place, hash = previous where id = entry.id;
  end loop;
end $$;

create trigger audit_arrive before insert on audit_entry for each row execute function audit_arrive();
create constraint trigger audit_chain after insert on audit_entry
  deferrable initially deferred for each row execute function audit_chain();
create trigger audit_refuse before update or delete on audit_entry for each row execute function audit_refuse();
create trigger audit_refuse_truncate before truncate on audit_entry for each statement execute function audit_refuse();
