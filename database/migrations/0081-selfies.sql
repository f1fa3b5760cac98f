-- A selfie is biometric data: it needs a consent of its own, which can be refused and withdrawn (Ley 19.628, articles 16 and
-- 16 ter as rewritten by Ley 21.719). An answer ends when it is withdrawn or replaced by another one.
create table requirements.selfie_consent (
  id uuid primary key,
  customer_id uuid not null,
  user_id uuid not null,
  answer text not null check (answer in ('given', 'refused')),
  -- The text that was read: its version, 0 for the initial one, and its SHA-256.
  text_version integer not null check (text_version >= 0),
  text_hash bytea not null check (length(text_hash) = 32),
  -- How long the text promised to keep the selfie after the verdict, and whether it named a provider.
  kept_days integer not null check (kept_days > 0),
  covers_provider boolean not null,
  ip bytea,
  at timestamptz not null,
  ended_at timestamptz
);
create unique index selfie_consent_open on requirements.selfie_consent (customer_id) where ended_at is null;
create index selfie_consent_of_user on requirements.selfie_consent (user_id, at desc);
create view requirements.v_selfie_consent as
  select id, user_id, answer, text_version, at, ended_at from requirements.selfie_consent;
grant select, insert, update (ended_at, ip) on requirements.selfie_consent to puente_app;
grant select on requirements.v_selfie_consent to puente_app;

-- A verdict of a person about a selfie beside an identity document, or another check in place of a selfie. It stays when the
-- picture is erased.
create table requirements.selfie_check (
  id uuid primary key,
  customer_id uuid not null,
  application_id uuid not null references requirements.level_application (id),
  verdict text check (verdict in ('same', 'different', 'unsure')),
  consent_id uuid references requirements.selfie_consent (id),
  selfie_id uuid,
  identity_id uuid,
  reason text,
  method text check (method in ('video-call', 'visit')),
  note bytea,
  decided_by uuid not null,
  decided_at timestamptz not null,
  check ((verdict is null) = (method is not null)),
  check ((verdict is null) = (note is not null)),
  check ((verdict is null) = (selfie_id is null)),
  check ((selfie_id is null) = (identity_id is null)),
  check ((selfie_id is null) = (consent_id is null)),
  check ((reason is null) = (verdict is null or verdict = 'same'))
);
create index selfie_check_newest on requirements.selfie_check (customer_id, decided_at desc, id desc);
grant select, insert, update (note) on requirements.selfie_check to puente_app;

-- A selfie that a provider has to compare, with its advice. The row goes with the picture.
create table requirements.selfie_comparison (
  selfie_id uuid primary key,
  customer_id uuid not null,
  state text not null check (state in ('waiting', 'answered', 'none')),
  identity_id uuid,
  answer bytea,
  attempts integer not null default 0,
  due_at timestamptz not null,
  leased_until timestamptz,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'answered') = (answer is not null))
);
create index selfie_comparison_due on requirements.selfie_comparison (due_at) where state = 'waiting';
create index selfie_comparison_customer on requirements.selfie_comparison (customer_id);
grant select, insert, delete, update (state, identity_id, answer, attempts, due_at, leased_until, ended_at)
  on requirements.selfie_comparison to puente_app;

-- The selfies whose period may be over.
create index document_selfie on documents.document (received_at) where kind = 'selfie' and content_id is not null;
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
values ('document-rule', 'selfie', 1, '2020-01-01T00:00:00Z',
  '{"order": 9, "customers": ["person"], "sides": [], "pagesMax": 1, "sources": ["image/jpeg", "image/png", "image/webp"], "keptYears": 1, "refusedKeptDays": 90}',
  'seed', 'seed');
