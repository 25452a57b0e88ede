-- Documents that a verified answer links to: with a new version of one, the answer is checked again.
alter table verified_answer add column cites text[] not null default '{}';
create index verified_answer_reviewed on verified_answer (review_by) where state <> 'superseded';
