create schema notifications;
grant usage on schema notifications to puente_app;

-- What people are told: one row per event, letter and addressee. What it says and an address of its own are sealed, and
-- forgotten once it has ended.
create table notifications.message (
  -- Derived from the event, the letter and the addressee: the same thing is told once.
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  template text not null,
  -- What the event is about.
  subject_id uuid not null,
  -- A user at their own e-mail, or an address that is nobody's yet or no longer anybody's.
  user_id uuid,
  address bytea,
  facts bytea,
  state text not null check (state in ('waiting', 'sent', 'failed', 'bounced')),
  -- Why it did not arrive: a code.
  reason text,
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  -- Real time: the next try, and after when it is of no use any more.
  due_at timestamptz not null,
  good_until timestamptz,
  sent_at timestamptz,
  check (state <> 'waiting' or (facts is not null and (user_id is null) <> (address is null))),
  check (state not in ('sent', 'bounced') or facts is null)
);
create index message_due on notifications.message (due_at, id) where state = 'waiting';
create index message_trouble on notifications.message (state, channel) where state <> 'sent';
create index message_subject on notifications.message (subject_id, created_at);
grant select, insert, update (address, facts, state, reason, attempts, due_at, sent_at)
  on notifications.message to puente_app;

-- What is told later if it still holds then: a deadline that comes near, a check that lasts. Business time.
create table notifications.reminder (
  kind text not null check (kind in ('deadline', 'review')),
  transfer_id uuid not null,
  due_at timestamptz not null,
  primary key (kind, transfer_id)
);
create index reminder_due_at on notifications.reminder (due_at);
grant select, insert, delete, update (due_at) on notifications.reminder to puente_app;

-- Seeds, in hours: how long before its deadline an unpaid order is recalled, and after how long a check is told of.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('notification-terms', 'default', 1, '2020-01-01 00:00Z', '{"deadlineHours": 2, "reviewHours": 2}', 'seed', 'seed');

-- A mail came back from the address a user has: it has to be verified anew.
alter table access.user add column email_bounced_at timestamptz;
grant update (email_bounced_at) on access.user to puente_app;

-- Events whose handler failed as often as it is tried: kept here with all they say, and counted until they are heard.
create table platform.dead_event (
  event_id bigint not null,
  subscriber text not null,
  name text not null,
  subject uuid not null,
  facts jsonb not null,
  -- The last failure in the program's own words.
  error text not null,
  found_at timestamptz not null,
  primary key (event_id, subscriber)
);
grant select, insert on platform.dead_event to puente_app;
