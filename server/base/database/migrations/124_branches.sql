-- Editing a question starts another branch of its chat. Which one its owner saw last, and which were deleted.
alter table chat add column shown_message text;
alter table message add column deleted_at timestamptz;
