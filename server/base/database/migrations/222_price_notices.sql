-- Buyers are told of a price of their own. Kinds that other migrations added stay, in whichever order they come.
do $$
declare
  said text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notification_kind_check');
begin
  execute 'alter table notification drop constraint notification_kind_check';
  execute 'alter table notification add constraint notification_kind_check '
    || replace(said, 'ARRAY[', 'ARRAY[''price-given''::text, ''price-ended''::text, ');
end $$;
