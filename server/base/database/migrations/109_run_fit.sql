-- A history tells of each chat how well its newest answer fits.
create index run_event_fit on run_event (run_id, seq) where event->>'event' = 'fit';
