-- Settings: what staff change by versions. A version that was confirmed takes force at its instant; until then it may be
-- withdrawn, and then it has no approval. `took_force_at` is when its effects were applied; null until then.
alter table platform.versioned
  add column note text,
  add column withdrawn_by uuid,
  add column withdrawn_at timestamptz,
  add column took_force_at timestamptz default now(),
  add constraint versioned_withdrawn check ((withdrawn_by is null) = (withdrawn_at is null) and (withdrawn_at is null or approved_by is null));
update platform.versioned set took_force_at = null where in_force_from > now();
create index versioned_to_take_force on platform.versioned (in_force_from) where took_force_at is null and approved_by is not null;
grant update (withdrawn_by, withdrawn_at, took_force_at) on platform.versioned to puente_app;

create schema settings;
grant usage on schema settings to puente_app;
-- What a member of staff has begun to write of a setting and not proposed yet.
create table settings.draft (
  kind text not null,
  key text not null,
  author uuid not null,
  data jsonb not null,
  note text not null,
  in_force_from timestamptz,
  -- The version that was in force when the draft began.
  based_on integer not null,
  updated_at timestamptz not null,
  primary key (kind, key, author)
);
grant select, insert, update, delete on settings.draft to puente_app;

-- Whoever proposed something may withdraw it while nobody has decided.
alter table approvals.approval
  drop constraint approval_check,
  drop constraint approval_decision_check,
  add constraint approval_decision_check check (decision in ('confirmed', 'sent-back', 'withdrawn')),
  add constraint approval_two_people check (decision is null or (decision = 'withdrawn') = (decided_by = proposed_by));
