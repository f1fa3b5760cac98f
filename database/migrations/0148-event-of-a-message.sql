-- What happened to a thread: without it, the timeline of a customer shows a closed thread and a reopened one alike.
create or replace view support.v_message as
  select id, thread_id, author, author_id, at, event from support.message;
