-- The article, question or answer that a comment stands below; its page is root_id. Null for everything else.
alter table post add column parent_id text references post (id) on delete cascade;
alter table post add check ((parent_id is null) = (kind <> 'comment'));
create index post_parent on post (parent_id) where parent_id is not null;
