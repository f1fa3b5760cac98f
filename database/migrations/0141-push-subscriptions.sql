-- The browsers that show notices of a user while no page is open (RFC 8030, 8291). One per browser and user.
create table notifications.push_subscription (
  id uuid primary key,
  user_id uuid not null,
  -- The browser of access. The subscription ends when it is signed out or removed.
  device_id uuid not null unique,
  -- SHA-256 of the endpoint. It is a secret of the browser, so that nobody can guess one.
  endpoint_hash bytea not null unique,
  endpoint bytea not null,
  -- Public key and shared secret of the browser.
  keys bytea not null,
  created_at timestamptz not null
);
create index push_subscription_user on notifications.push_subscription (user_id);
grant select, insert, delete, update (endpoint, keys) on notifications.push_subscription to puente_app;

-- A message to a browser names its subscription, and has the user whose key encrypts it.
alter table notifications.message drop constraint message_channel_check;
alter table notifications.message add constraint message_channel_check check (channel in ('mail', 'sms', 'push'));
alter table notifications.message add column subscription_id uuid;
-- The notice in the app that a message to a user belongs to.
alter table notifications.message add column notice_id uuid;
create index message_subscription on notifications.message (subscription_id) where state = 'waiting' and subscription_id is not null;
