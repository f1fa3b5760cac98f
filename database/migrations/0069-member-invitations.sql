-- Invitations of people to act for a company. The token of the link is stored as a hash; the readable one only until its
-- mail is written.
create table customers.member_invitation (
  id uuid primary key,
  customer_id uuid not null references customers.customer (id),
  email bytea not null,
  email_index bytea not null,
  role text not null check (role in ('administrator', 'operator', 'reader')),
  status text not null check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  token_hash bytea not null unique,
  token bytea,
  invited_by uuid not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- How many mails were sent for it.
  mails integer not null default 1 check (mails > 0),
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null))
);
create unique index member_invitation_open on customers.member_invitation (customer_id, email_index) where status = 'open';
create index member_invitation_newest on customers.member_invitation (customer_id, created_at desc, id desc);
grant select, insert, update (status, token_hash, token, sent_at, expires_at, mails, ended_at)
  on customers.member_invitation to puente_app;
