-- What users were notified of, as they read it in the app: one row per event, message and user, whatever the channels.
create table notifications.notice (
  -- Derived from the event, the message and the user: the same thing is shown once.
  id uuid primary key,
  user_id uuid not null,
  template text not null,
  -- What the event is about.
  subject_id uuid not null,
  facts bytea not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notice_user on notifications.notice (user_id, created_at desc, id desc);
create index notice_unread on notifications.notice (user_id) where read_at is null;
create index notice_age on notifications.notice (created_at);
grant select, insert, delete, update (facts, read_at) on notifications.notice to puente_app;
