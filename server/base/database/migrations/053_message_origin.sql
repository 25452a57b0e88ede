-- Who wrote a message: this server, in a run or as what was asked of it, or a client that saved it by itself. What a client saves is never
-- shown as an answer of this portal.
alter table message add column origin text not null default 'server' check (origin in ('server', 'client'));
update message set origin = 'client'
  where role = 'assistant' and not exists (select 1 from run where run.message_id = message.id);
