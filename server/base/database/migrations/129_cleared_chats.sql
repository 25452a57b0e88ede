-- When the context of a chat was cleared: answers to later questions do not depend on what stands before the last of these.
alter table chat add column cleared timestamptz[] not null default '{}';
