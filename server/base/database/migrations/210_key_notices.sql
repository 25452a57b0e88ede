-- In which portal a key was made, and so many days before its end its owner was told last; null: not yet.
alter table api_key add column access_domain text;
alter table api_key add column reminded int;
-- Kinds that other migrations added stay, in whichever order they come.
do $$
declare
  said text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notification_kind_check');
begin
  execute 'alter table notification drop constraint notification_kind_check';
  execute 'alter table notification add constraint notification_kind_check '
    || replace(said, 'ARRAY[', 'ARRAY[''key-ends''::text, ''key-ended''::text, ');
end $$;
