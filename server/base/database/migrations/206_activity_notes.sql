-- What visitors read while an activity is paused, or why it was cancelled, by language. The column before it was never written.
alter table activity add column note jsonb;
alter table activity drop column reason;
