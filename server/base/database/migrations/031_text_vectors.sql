-- Vectors of texts, by model and by what the text says: they cost money or hours, so a lost index, an edit next to a passage
-- or another node must not ask for them again. Who searches without an embedding server has no row here.
create table embedding_model (
  id int generated always as identity primary key,
  name text not null,
  dimension int not null,
  used_at timestamptz not null default now(),
  unique (name, dimension)
);
create table text_vector (
  model int not null references embedding_model (id) on delete cascade,
  hash bytea not null,          -- 16 bytes over the text that was sent
  vector bytea not null,        -- 32-bit floats, little-endian, of length one
  made_at timestamptz not null default now(),
  primary key (model, hash)
);
-- Numbers that look like noise do not get shorter by trying.
alter table text_vector alter column vector set storage external;
