-- Runs know whom they answer (the cap on concurrent runs) and that somebody asked them to stop, on whatever node that was heard.
alter table run add column visitor text not null default '';
alter table run add column stop_at timestamptz;
create index run_visitor on run (visitor) where status = 'running';
create index run_chat on run (chat_id);
