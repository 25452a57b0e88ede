-- People can be followed, too.
alter table follow drop constraint follow_kind_check;
alter table follow add constraint follow_kind_check check (kind in ('question', 'tag', 'board', 'person'));
