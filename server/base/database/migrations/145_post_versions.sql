-- For whom a version was published; null: for its author alone. What waited for a moderator, was taken away or withdrawn is nobody else's, even
-- after a later version is published.
alter table post_version add column kb_id int references knowledge_base (id);
update post_version v set kb_id = p.kb_id from post p where p.id = v.post_id and p.version = v.n and p.state = 'published';

-- Deferred, as what counts is the state in which a transaction leaves a post.
create function note_version_readers() returns trigger language plpgsql as $$
begin
  update post_version v set kb_id = case
      when p.state = 'published' and v.n = p.version then coalesce(v.kb_id, p.kb_id)
      when p.state in ('published', 'held') and v.n < p.version then v.kb_id end
    from post p where p.id = v.post_id and p.id = new.id and p.version > 0;
  return null;
end $$;
create constraint trigger post_version_readers after insert or update of state, version, kb_id on post
  deferrable initially deferred for each row execute function note_version_readers();

-- Pictures in each version of a post; 0 is its draft. One that is in none belongs to nobody and goes after a while.
create table post_picture (
  post_id text not null references post (id) on delete cascade,
  n int not null,
  file_id text not null references person_file (id) on delete cascade,
  primary key (post_id, n, file_id)
);
create index post_picture_file on post_picture (file_id);
-- The post for which a file was uploaded, whose draft may not be here yet; null: it is for the account.
alter table person_file add column post_id text;
alter table person_file alter column person_id drop not null;
create index person_file_post on person_file (created_at) where post_id is not null;

-- Other answers that the asker finds right, and why a question takes no more answers.
alter table post add column also_right text[] not null default '{}';
alter table post add column closed_for text check (closed_for in ('duplicate', 'off-topic', 'outdated'));
alter table post add column closed_by text references person (id) on delete set null;
alter table post add column closed_at timestamptz;
alter table post add column duplicate_of text references post (id) on delete set null;
create index post_closed_by on post (closed_by) where closed_by is not null;
create index post_duplicate_of on post (duplicate_of) where duplicate_of is not null;

create or replace function drop_unread_posts() returns trigger language plpgsql as $$
begin
  delete from post where author_id = old.id and root_id is null and (kb_id is null or state <> 'published');
  delete from post where author_id = old.id and root_id is not null and state <> 'published';
  -- An accepted answer stands in search under its author's name.
  update post set changes = changes + 1 where accepted_answer_id in (select id from post where author_id = old.id);
  delete from post_draft d using post p where p.id = d.post_id and p.author_id = old.id;
  delete from post_picture d using post p where p.id = d.post_id and p.author_id = old.id and d.n = 0;
  -- Pictures of what stays, stay with it.
  update person_file f set person_id = null, name = '' where f.person_id = old.id
    and exists (select from post_picture d where d.file_id = f.id);
  return old;
end $$;
