-- A picture that goes with a question, decoded and written anew. Its text is what was read in it.
alter table attachment add column picture bytea;
alter table attachment add column mime text;
