-- Videos are read in parts, which takes them apart only if they are not compressed.
alter table person_file alter column bytes set storage external;
