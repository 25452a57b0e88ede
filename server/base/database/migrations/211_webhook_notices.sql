-- Those who run an organization are told that its endpoint fails. Kinds that other migrations added stay, in whichever order they come.
do $$
declare
  said text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notification_kind_check');
begin
  execute 'alter table notification drop constraint notification_kind_check';
  execute 'alter table notification add constraint notification_kind_check '
    || replace(said, 'ARRAY[', 'ARRAY[''webhook-fails''::text, ');
end $$;
