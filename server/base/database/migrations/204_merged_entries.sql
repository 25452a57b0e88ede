-- An entry that was made before signing in, of somebody who has an earlier one: it takes part no more.
alter table activity_entry drop constraint activity_entry_state_check;
alter table activity_entry add constraint activity_entry_state_check check (state in ('started', 'completed', 'merged'));
create index activity_entry_browser on activity_entry (visitor) where visitor is not null and person_id is null;
