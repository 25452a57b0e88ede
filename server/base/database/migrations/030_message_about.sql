-- The part of a picture that a question is about: where it is, not its bytes, which are deleted after a while.
alter table message add column about jsonb;
