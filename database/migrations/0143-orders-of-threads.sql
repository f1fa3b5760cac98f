-- The threads of staff in the order of their last message.
create index thread_state_last on support.thread (state, last_at, id);
