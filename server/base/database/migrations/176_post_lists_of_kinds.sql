-- Whether a post is read depends on its kind now, and of demands on their id, so that totals need it in their index.
drop index post_counted;
create index post_counted on post (access_domain, kind, kb_id)
  include (id, author_id, board, closed_for, accepted_answer_id, organization_id, answer_count)
  where root_id is null and state = 'published';
