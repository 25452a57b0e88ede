-- Texts that a question refers to: marked in an answer or a source, or pasted.
alter table message add column quoted jsonb;
