-- So many days before the end were told last, so that each is told once, on however many nodes; null: none yet of this term.
alter table entitlement add column reminded int;
alter table demand add column reminded int;
create index demand_untold on demand (id) where told_at is null and state = 'open';
