-- Whether who found an answer unhelpful lets the portal's operators read the question, without a name.
alter table evaluation add column shared boolean not null default false;
