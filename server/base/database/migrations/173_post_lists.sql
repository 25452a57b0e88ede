-- Totals of lists are counted from this index alone, and posts with a tag are found by it.
create index post_counted on post (access_domain, kind, kb_id)
  include (author_id, board, closed_for, accepted_answer_id, organization_id, answer_count)
  where root_id is null and state = 'published';
create index post_tags on post using gin (tags) where root_id is null;
