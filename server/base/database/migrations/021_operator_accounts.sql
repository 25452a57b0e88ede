-- Operators become people with a role: one account, one password, for the portal and the workbench.
insert into person (id, owner_key, username, nickname, password, created_at, updated_at)
  select id, 'person:' || substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 32),
    name, name, password, created_at, updated_at
  from operator;
alter table operator drop column password;
alter table operator add foreign key (id) references person (id) on delete cascade;
