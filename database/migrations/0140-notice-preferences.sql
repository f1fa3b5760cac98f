-- What users chose about channels. A topic without a row is as it is at first.
create table notifications.preference (
  user_id uuid not null,
  topic text not null,
  channel text not null check (channel in ('mail', 'sms', 'push')),
  is_on boolean not null,
  changed_at timestamptz not null,
  -- Unique for a user, by which the file of their data is ordered.
  choice text not null generated always as (topic || ' ' || channel) stored,
  primary key (user_id, topic, channel)
);
grant select, insert, delete, update (is_on, changed_at) on notifications.preference to puente_app;
