-- Which documents a customer must show, and until when each holds.
create schema if not exists dossiers;
grant usage on schema dossiers to puente_app;

-- One row for a customer who sent or was asked for something. Rules read its plain columns; numbers and names are sealed.
create table dossiers.identity (
  customer_id uuid primary key,
  -- The identity document that counts: what staff read on it, and the files that show it.
  type text check (type in ('chilean-id', 'foreign-id', 'passport', 'other-id')),
  nationality text,
  read bytea,
  printed_end date,
  -- By the table of extensions in force.
  effective_end date,
  on_file_since timestamptz,
  front_id uuid,
  back_id uuid,
  proof_id uuid,
  -- A newer one of which staff have read the front, while something of it is missing.
  next_type text check (next_type in ('chilean-id', 'foreign-id', 'passport', 'other-id')),
  next_nationality text,
  next_read bytea,
  next_printed_end date,
  next_front_id uuid,
  -- What its customer says of the one that they send.
  announced_type text check (announced_type in ('chilean-id', 'foreign-id', 'passport', 'other-id')),
  announced_nationality text,
  announced_end date,
  -- Why a side of what is on file cannot be used, and since when.
  front_fault text,
  back_fault text,
  fault_since timestamptz,
  -- By when staff promised to answer about what was sent last.
  answer_by timestamptz,
  check ((on_file_since is null) = (effective_end is null)),
  check ((on_file_since is null) = (front_id is null)),
  check ((next_front_id is null) = (next_read is null)),
  check ((fault_since is null) = (front_fault is null and back_fault is null))
);
create index identity_effective_end on dossiers.identity (effective_end) where effective_end is not null;
create index identity_fault on dossiers.identity (customer_id) where fault_since is not null;
grant select, insert, update on dossiers.identity to puente_app;

-- An accepted file that a requirement asks for.
create table dossiers.paper (
  document_id uuid primary key,
  customer_id uuid not null,
  code text not null,
  issued_on date,
  -- The last day on which it is fresh enough; absent when it never grows old.
  holds_until date
);
create index paper_customer on dossiers.paper (customer_id, code);
grant select, insert, delete, update (holds_until) on dossiers.paper to puente_app;

-- What staff ask one customer for, beyond what the rules ask.
create table dossiers.request (
  id uuid primary key,
  customer_id uuid not null,
  code text not null,
  blocks boolean not null,
  -- Why, for staff alone.
  reason bytea not null,
  -- 'staff:…'
  asked_by text not null,
  asked_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('accepted', 'withdrawn')),
  check ((closed_at is null) = (outcome is null))
);
create unique index request_open on dossiers.request (customer_id, code) where closed_at is null;
grant select, insert, update (closed_at, outcome, reason) on dossiers.request to puente_app;

-- Which decrees let cards hold longer than they say, and who has to show what. The rows are those that the press told of
-- in December 2021 (for Chileans) and the one for foreigners; all of them are over, and staff write the next ones.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('dossier-rules', 'default', 1, '2020-01-01T00:00:00Z', $json${
    "extensions": [
      {"group": "chilean", "printedFrom": "2020-03-01", "printedUntil": "2020-12-31", "holdsUntil": "2022"},
      {"group": "chilean", "printedFrom": "2021-03-01", "printedUntil": "2021-12-31", "holdsUntil": "2022"},
      {"group": "chilean", "printedFrom": "2020-01-01", "printedUntil": "2020-02-29", "holdsUntil": "2023"},
      {"group": "chilean", "printedFrom": "2021-01-01", "printedUntil": "2021-02-28", "holdsUntil": "2023"},
      {"group": "chilean", "printedFrom": "2022-01-01", "printedUntil": "2022-02-28", "holdsUntil": "2023"},
      {"group": "foreign", "printedFrom": "2020-01-01", "printedUntil": "2021-12-31", "holdsUntil": "2022-02-28"}
    ],
    "requirements": [
      {"customer": "company", "levels": ["enhanced"], "asks": ["balance-sheet", "tax-folder", "monthly-tax-returns"], "blocks": true}
    ],
    "maxAgeMonths": {"balance-sheet": 18, "tax-folder": 4, "monthly-tax-returns": 4, "proof-of-income": 6}
  }$json$, 'seed', 'seed');
