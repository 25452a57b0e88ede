-- An order may wait for the portal's operators, too.
alter table market_order drop constraint market_order_waits_for_check;
alter table market_order add constraint market_order_waits_for_check check (waits_for in ('buyer', 'supplier', 'operator'));
create index market_order_operator on market_order (access_domain, changed_at) where waits_for = 'operator';
