-- The organizations of whoever took part, where so many of each may; removed when people are forgotten.
alter table activity_entry add column organizations text[];
create index activity_entry_organizations on activity_entry using gin (organizations) where organizations is not null;
