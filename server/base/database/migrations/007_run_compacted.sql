-- Logs of answers that ended a while ago are rewritten to their shortest form, once.
alter table run add column compacted_at timestamptz;
create index run_uncompacted on run (ended_at) where compacted_at is null and ended_at is not null;
