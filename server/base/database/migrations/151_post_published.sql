-- The posts before and after one, and those published last.
create index post_published on post (access_domain, kind, published_at, id) where state = 'published';
