-- What one follows, or what happens under it, can be kept quiet.
alter table follow add muted boolean not null default false;
