-- Operators edit categories: of two who save, the step decides; options are the values that a list allows.
alter table market_category add column step int not null default 1;
alter table market_attribute add column options jsonb not null default '[]';
