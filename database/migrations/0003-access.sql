create schema access;
grant usage on schema access to puente_app;

-- Who may sign in for customers. E-mail and name are sealed; the blind index finds an exact e-mail again.
create table access.user (
  id uuid primary key,
  email bytea not null,
  email_index bytea not null unique,
  name bytea not null,
  password_hash text not null,
  created_at timestamptz not null
);
grant select, insert, update (email, name) on access.user to puente_app;

-- For whom a user may act. Customers live in another schema: ids only.
create table access.membership (
  user_id uuid not null references access.user,
  customer_id uuid not null,
  position integer not null,
  created_at timestamptz not null,
  primary key (user_id, customer_id)
);
create index membership_customer on access.membership (customer_id);
grant select, insert on access.membership to puente_app;

-- Sessions run on real time. The token itself is only in the cookie; here is its SHA-256.
create table access.session (
  token_hash bytea primary key,
  user_id uuid not null,
  customer_id uuid not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  -- Whoever stops being a member stops acting.
  foreign key (user_id, customer_id) references access.membership on delete cascade
);
create index session_by_user on access.session (user_id);
create index session_ends_at on access.session (ends_at);
grant select, insert, delete, update (customer_id, seen_at) on access.session to puente_app;

create table access.staff (
  id uuid primary key,
  email bytea not null,
  email_index bytea not null unique,
  name bytea not null,
  role text not null check (role in ('support', 'analyst', 'officer', 'treasury', 'admin')),
  password_hash text not null,
  created_at timestamptz not null
);
grant select, insert, update (email, name) on access.staff to puente_app;

create table access.staff_session (
  token_hash bytea primary key,
  staff_id uuid not null references access.staff,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index staff_session_staff on access.staff_session (staff_id);
create index staff_session_ends_at on access.staff_session (ends_at);
grant select, insert, delete, update (seen_at) on access.staff_session to puente_app;

-- Tries to sign in that have not been right yet, by a keyed hash of the account or of the address they came from.
create table access.attempt (
  key bytea primary key,
  tries integer not null check (tries >= 0),
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
create index attempt_last_at on access.attempt (last_at);
grant select, insert, delete, update (tries, last_at, blocked_until) on access.attempt to puente_app;

-- Has a row once demo people were planted, and keeps it: their password is public.
create table access.demo_world (
  singleton boolean primary key default true check (singleton),
  planted_at timestamptz not null
);
grant select, insert on access.demo_world to puente_app;
