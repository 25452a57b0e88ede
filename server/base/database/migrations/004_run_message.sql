-- Every message is read together with its run.
create index run_message on run (message_id);
