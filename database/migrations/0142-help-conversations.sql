-- The screen from which a customer wrote a message and what it is about: references and codes, nothing that was typed.
alter table support.message
  -- The name of the address in the customers' app.
  add column page text check (page ~ '^[A-Za-z0-9]{1,60}$'),
  add column subject_kind text check (subject_kind in
    ('transfer', 'recipient', 'pending-item', 'document', 'debt', 'rate-alert', 'signature-request')),
  add column subject_id uuid,
  -- The state of the subject when the message was written.
  add column subject_state text check (subject_state ~ '^[a-z-]{1,40}$'),
  add constraint message_screen_check check (
    (subject_kind is null) = (subject_id is null)
    and (subject_state is null or subject_kind is not null)
    and (subject_kind is null or page is not null)
    and (page is null or author = 'customer'));

alter table support.thread
  -- The first answer of staff to a conversation that the customer opened, and how many minutes of office hours on Chilean
  -- banking days it took.
  add column first_answer_at timestamptz,
  add column first_answer_minutes integer check (first_answer_minutes >= 0),
  -- Staff wrote after the customer last read the conversation.
  add column unread boolean not null default false,
  add constraint thread_first_answer_check check ((first_answer_at is null) = (first_answer_minutes is null));
create index thread_first_answer on support.thread (first_answer_at) include (first_answer_minutes)
  where first_answer_at is not null and kind <> 'complaint';
create index thread_unread on support.thread (customer_id) where unread;
grant update (first_answer_at, first_answer_minutes, unread) on support.thread to puente_app;
