-- What people browse by: the shelves a document stands on, and the date it gives itself.
alter table document
  add column revised text,              -- YYYY-MM-DD, from its own front matter or record; null: it gives none
  add column catalogue_hash text;       -- of the above and its facets; null: imported before there was a catalogue
create table document_facet (
  doc_id text not null references document (id) on delete cascade,
  facet text not null,                  -- 'shelf' | 'maker' | 'equipment' | 'symptom' | 'tag'
  value text not null,
  primary key (doc_id, facet, value)
);
create index document_facet_value on document_facet (facet, value, doc_id);
