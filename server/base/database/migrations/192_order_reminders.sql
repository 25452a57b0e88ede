-- The step at which whoever has to decide was reminded, so that each step is reminded of once, on however many nodes.
alter table market_order add column reminded int;
