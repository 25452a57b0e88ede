-- Assistants and guided checks are approved as settings are: an approval says what it is of.
alter table setting_approval rename to approval;
alter table approval drop constraint setting_approval_revision_fkey;
alter table approval add column target text not null default 'setting';  -- or kind/id of a definition
