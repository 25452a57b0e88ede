-- Which server answered, and what it cost: in millionths of the currency, with the price's day. Null is not known.
alter table usage_event
  add column server text,
  add column cost_micros bigint,
  add column currency text,
  add column price_since text;
