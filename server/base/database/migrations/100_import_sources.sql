-- Where documents came from: what is gone is told by the place and the file, not by the name of a folder or a record. Documents of
-- before belong to the first import that meets them.
create table import_source (
  id int generated always as identity primary key,
  kb_id int not null references knowledge_base (id),
  name text not null,           -- the folder's or file's name, with which the sources of its documents begin
  place text not null,          -- its real path, or the name that was given to it
  unique (kb_id, place)
);
alter table document
  add column import_source_id int references import_source (id),
  add column file text,         -- inside the source
  add column record text;       -- of the file: its own id, else its line
create index document_import_source on document (import_source_id);
