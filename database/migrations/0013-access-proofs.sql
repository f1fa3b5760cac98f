-- Codes that prove an address or a presence: six digits, once, for a short time. Real time, like sessions.
create table access.code (
  id uuid primary key,
  purpose text not null check (purpose in ('registration', 'email', 'phone', 'recovery', 'step-up')),
  -- What is proven for whom: a registration, a recovery, a user or a member of staff.
  subject uuid not null,
  channel text not null check (channel in ('mail', 'sms')),
  address bytea not null,
  -- Keyed hash of the code; the code itself stays sealed only until it has been sent.
  code_index bytea not null,
  code bytea,
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index code_subject on access.code (subject, purpose, created_at desc);
create index code_expires_at on access.code (expires_at);
grant select, insert, delete, update (code, tries, used_at) on access.code to puente_app;

-- How a user is reached. The phone is sealed; several users of one household may share it.
alter table access.user
  add column email_verified_at timestamptz,
  add column phone bytea,
  add column phone_index bytea,
  add column phone_verified_at timestamptz,
  -- Business time: what a change stops, it stops for a time that people see pass.
  add column contact_changed_at timestamptz,
  add check ((phone is null) = (phone_index is null)),
  add check (phone is not null or phone_verified_at is null);
create index user_phone on access.user (phone_index) where phone_index is not null;
grant update (email_index, password_hash, email_verified_at, phone, phone_index, phone_verified_at,
              contact_changed_at) on access.user to puente_app;
grant update (password_hash) on access.staff to puente_app;

-- An address that was replaced, kept until it has been told.
create table access.former_address (
  id uuid primary key,
  user_id uuid not null references access.user,
  what text not null check (what in ('email', 'phone')),
  address bytea not null,
  left_at timestamptz not null
);
create index former_address_left_at on access.former_address (left_at);
grant select, insert, delete, update (address) on access.former_address to puente_app;

-- Browsers a user has signed in from. The token is only in the cookie; here is its SHA-256.
create table access.user_device (
  id uuid primary key,
  holder_id uuid not null references access.user,
  token_hash bytea not null,
  -- Two words, such as Chrome and Windows; the user agent itself is not kept.
  browser text,
  system text,
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  -- Until then a password is enough here, because a second factor was shown.
  remembered_until timestamptz,
  unique (token_hash, holder_id)
);
create index user_device_holder on access.user_device (holder_id);
create index user_device_seen_at on access.user_device (seen_at);

-- A generator of codes: at most one that counts, and one that is being set up.
create table access.user_totp (
  id uuid primary key,
  holder_id uuid not null references access.user,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The 30-second step of the last code: no code counts twice.
  last_step bigint
);
create unique index user_totp_in_force on access.user_totp (holder_id) where confirmed_at is not null;
create unique index user_totp_pending on access.user_totp (holder_id) where confirmed_at is null;

-- Recovery codes that are left, by keyed hash.
create table access.user_recovery_code (
  holder_id uuid not null references access.user,
  code_index bytea not null,
  created_at timestamptz not null,
  primary key (holder_id, code_index)
);

-- Public halves of passkeys, as WebAuthn writes them (base64url).
create table access.user_passkey (
  id uuid primary key,
  holder_id uuid not null references access.user,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name bytea not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index user_passkey_holder on access.user_passkey (holder_id);

-- What a passkey has to sign: once, within minutes. Without a holder whoever has a passkey may answer.
create table access.user_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('registration', 'assertion')),
  holder_id uuid references access.user,
  expires_at timestamptz not null,
  check (purpose = 'assertion' or holder_id is not null)
);
create index user_challenge_expires_at on access.user_challenge (expires_at);

-- A right password that waits for a second factor. The token is with the browser; here is its SHA-256.
create table access.user_pending_sign_in (
  token_hash bytea primary key,
  holder_id uuid not null references access.user,
  expires_at timestamptz not null
);
create index user_pending_sign_in_expires_at on access.user_pending_sign_in (expires_at);

-- Staff prove who they are in the same way, in tables of their own.
create table access.staff_device (like access.user_device including all, foreign key (holder_id) references access.staff);
create table access.staff_totp (like access.user_totp including all, foreign key (holder_id) references access.staff);
create table access.staff_recovery_code
  (like access.user_recovery_code including all, foreign key (holder_id) references access.staff);
create table access.staff_passkey (like access.user_passkey including all, foreign key (holder_id) references access.staff);
create table access.staff_challenge
  (like access.user_challenge including all, foreign key (holder_id) references access.staff);
create table access.staff_pending_sign_in
  (like access.user_pending_sign_in including all, foreign key (holder_id) references access.staff);
grant select, insert, delete, update (token_hash, browser, system, seen_at, remembered_until)
  on access.user_device, access.staff_device to puente_app;
grant select, insert, delete, update (secret, created_at, confirmed_at, last_step) on access.user_totp, access.staff_totp to puente_app;
grant select, insert, delete on access.user_recovery_code, access.staff_recovery_code to puente_app;
grant select, insert, delete, update (counter, name, used_at) on access.user_passkey, access.staff_passkey to puente_app;
grant select, insert, delete on access.user_challenge, access.staff_challenge to puente_app;
grant select, insert, delete on access.user_pending_sign_in, access.staff_pending_sign_in to puente_app;

-- A session has an id to name it by, a device it runs on, and the moment it last showed more than a password.
alter table access.session
  add column id uuid not null default uuidv7() unique,
  add column device_id uuid references access.user_device on delete cascade,
  add column proven_at timestamptz;
alter table access.staff_session
  add column id uuid not null default uuidv7() unique,
  add column device_id uuid references access.staff_device on delete cascade,
  add column proven_at timestamptz,
  -- Production staff without a second factor may enrol one and do nothing else.
  add column enrolling boolean not null default false;
-- The defaults gave ids to the sessions that were there.
alter table access.session alter column id drop default;
alter table access.staff_session alter column id drop default;
create index session_device on access.session (device_id);
create index staff_session_device on access.staff_session (device_id);
grant update (proven_at) on access.session to puente_app;
grant update (proven_at, enrolling) on access.staff_session to puente_app;

-- Stored answers are sealed again when keys rotate.
grant update (body) on platform.idempotency to puente_app;
