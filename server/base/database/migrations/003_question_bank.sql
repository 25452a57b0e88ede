-- Headings that are questions: the question bank is read from them, so it needs no upkeep and every question has its answer.
create index passage_question on passage (doc_id) where headings[cardinality(headings)] ~ '[?？]\s*$';
