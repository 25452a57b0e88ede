-- When a winner was told by SMS; null: not, or not yet.
alter table activity_win add column texted_at timestamptz;
