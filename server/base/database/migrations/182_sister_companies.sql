-- Organizations that operators know to belong together with a supplier: they review nothing of each other.
alter table market_supplier add column sisters text[] not null default '{}';
