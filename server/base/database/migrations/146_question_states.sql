-- A question may also be closed because a document answers it; in their own words, whoever closes it says where, or why.
alter table post drop constraint post_closed_for_check;
alter table post add constraint post_closed_for_check check (closed_for in ('duplicate', 'elsewhere', 'off-topic', 'outdated'));
alter table post add column closed_words text not null default '';

-- The terms of a title alone, by which similar posts are found while somebody types theirs.
alter table post add column title_terms text[];
create index post_title_terms on post using gin (title_terms);
drop index post_without_terms;
create index post_without_terms on post (id) where (terms is null or title_terms is null) and version > 0 and root_id is null;

-- Whoever asked is told that somebody else closed the question.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in ('answer', 'accepted', 'closed', 'comment', 'mention', 'followed',
  'verified-due', 'verified-disputed', 'gap', 'held', 'published', 'removed', 'report-decided', 'appeal', 'notice'));
