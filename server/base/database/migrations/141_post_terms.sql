-- The terms of a post's published text, as search knows them, so that lists find words by an index. Null until they are written: those of older
-- posts follow by a job.
alter table post add column terms text[];
create index post_terms on post using gin (terms);
create index post_without_terms on post (id) where terms is null and version > 0 and root_id is null;
