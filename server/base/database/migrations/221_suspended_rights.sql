-- Operators of the portal where it was ordered suspend a right, with a reason; its term goes on meanwhile.
alter table entitlement add column suspended_at timestamptz, add column suspend_reason text not null default '';
create index market_order_domain on market_order (access_domain, id);
-- Kinds that other migrations added stay, in whichever order they come.
do $$
declare
  said text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notification_kind_check');
begin
  execute 'alter table notification drop constraint notification_kind_check';
  execute 'alter table notification add constraint notification_kind_check '
    || replace(said, 'ARRAY[', 'ARRAY[''right-suspended''::text, ''right-restored''::text, ');
end $$;
