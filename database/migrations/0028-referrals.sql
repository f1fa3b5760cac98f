create schema referrals;
grant usage on schema referrals to puente_app;

-- What a user gives to people they know. A user has one, and keeps it.
create table referrals.code (
  user_id uuid primary key,
  code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  created_at timestamptz not null
);
grant select, insert on referrals.code to puente_app;

-- Who opened an account with whose code. One is invited once; what was promised then is what counts.
create table referrals.invitation (
  id uuid primary key,
  inviter_user_id uuid not null references referrals.code,
  invited_user_id uuid not null unique check (invited_user_id <> inviter_user_id),
  terms_version integer not null,
  state text not null check (state in ('open', 'rewarded', 'not-counted')),
  invited_at timestamptz not null,
  ended_at timestamptz,
  -- The transfer that ended it.
  transfer_id uuid,
  check ((state = 'open') = (ended_at is null) and (ended_at is null) = (transfer_id is null))
);
create index invitation_inviter on referrals.invitation (inviter_user_id, invited_at desc, id desc);
grant select, insert, update (state, ended_at, transfer_id) on referrals.invitation to puente_app;

-- What the operator owes a user for an invitation, in CLP. What of it was neither used nor donated stands in the books.
create table referrals.reward (
  id uuid primary key,
  user_id uuid not null,
  invitation_id uuid not null references referrals.invitation,
  side text not null check (side in ('inviter', 'invited')),
  amount_minor bigint not null check (amount_minor > 0),
  spent_minor bigint not null default 0 check (spent_minor between 0 and amount_minor),
  state text not null check (state in ('open', 'applied', 'used', 'donated')),
  earned_at timestamptz not null,
  -- The user wanted to decide later: nobody asks again before.
  kept_until timestamptz,
  -- For whose transfers it is to be used.
  applied_to uuid,
  ended_at timestamptz,
  unique (invitation_id, side),
  check ((state = 'applied') = (applied_to is not null)),
  check (kept_until is null or state = 'open'),
  check ((state in ('used', 'donated')) = (ended_at is not null)),
  check ((state in ('used', 'donated')) = (spent_minor = amount_minor))
);
create index reward_user on referrals.reward (user_id, earned_at desc, id desc);
create index reward_undecided on referrals.reward (user_id) where state = 'open';
create index reward_applied on referrals.reward (user_id, applied_to) where state = 'applied';
grant select, insert, update (spent_minor, state, kept_until, applied_to, ended_at) on referrals.reward to puente_app;

-- Fees that were paid back out of rewards, one row per transfer.
create table referrals.fee_refund (
  transfer_id uuid primary key,
  user_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  at timestamptz not null
);
create index fee_refund_user on referrals.fee_refund (user_id, at desc, transfer_id desc);
grant select, insert on referrals.fee_refund to puente_app;

-- Rewards that a user gives to a cause: asked, and confirmed once more. Confirmed, the money is owed to the cause.
create table referrals.donation (
  id uuid primary key,
  user_id uuid not null,
  cause text not null,
  -- What the cause was called when it was chosen.
  causes_version integer not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('asked', 'payable', 'paid')),
  asked_at timestamptz not null,
  confirm_by timestamptz not null,
  confirmed_at timestamptz,
  paid_at timestamptz,
  check ((state = 'asked') = (confirmed_at is null)),
  check ((state = 'paid') = (paid_at is not null))
);
create index donation_user on referrals.donation (user_id, id desc);
create index donation_state on referrals.donation (state, confirmed_at, id) where state <> 'asked';
create index donation_cause on referrals.donation (cause, state, confirmed_at, id) where state <> 'asked';
grant select, insert, update (state, confirmed_at, paid_at) on referrals.donation to puente_app;

-- Rewards about which a user has to decide: since when, and until when they wanted not to be asked.
create view referrals.v_open_reward as
  select id, user_id, amount_minor - spent_minor as remaining_minor, earned_at as since, kept_until
  from referrals.reward where state = 'open';
grant select on referrals.v_open_reward to puente_app;

-- With whose code somebody signs up; it is nothing to onboarding, which hands it on.
alter table onboarding.registration add column invitation_code text;

insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('referral-terms', 'default', 1, '2020-01-01T00:00:00Z',
   '{"inviterMinor": "5000", "invitedMinor": "5000", "minimumSendMinor": "20000", "keptDays": 30, "mostPerYear": 20}',
   'seed', 'seed');
