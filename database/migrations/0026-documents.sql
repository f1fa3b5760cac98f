-- Files that customers send: how they arrive, what is kept of them, and what staff decided.
create schema documents;
grant usage on schema documents to puente_app;

-- The sealed bytes of one file lie in the store of files, cut into segments under one key of their own.
create table documents.content (
  id uuid primary key,
  -- The key of its segments, itself sealed under the configured key.
  data_key bytea not null,
  began_at timestamptz not null,
  -- Set when nothing needs it any more; the worker then throws the bytes away, and this row last.
  dropped_at timestamptz
);
create index content_dropped on documents.content (dropped_at) where dropped_at is not null;
grant select, insert, delete, update (data_key, dropped_at) on documents.content to puente_app;

-- In order they are the content. A name is never used twice: who loses a race leaves another file, and no other bytes.
create table documents.segment (
  content_id uuid not null references documents.content (id),
  position integer not null check (position >= 0),
  name uuid not null,
  plain_bytes integer not null check (plain_bytes > 0),
  primary key (content_id, position)
);
grant select, insert, delete on documents.segment to puente_app;

-- A file on its way: what it will be, and how much has come. Its moments are real time.
create table documents.upload (
  id uuid primary key,
  customer_id uuid not null,
  user_id uuid not null,
  kind text not null,
  side text,
  page integer not null,
  file_name bytea not null,
  size_bytes bigint not null check (size_bytes > 0),
  received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
  segments integer not null default 0,
  content_id uuid not null,
  state text not null check (state in ('receiving', 'checking', 'done', 'ended')),
  -- Whoever checks holds it until then.
  leased_until timestamptz,
  -- Once done.
  document_id uuid,
  began_at timestamptz not null
);
create index upload_open on documents.upload (customer_id) where state in ('receiving', 'checking');
create index upload_began on documents.upload (began_at);
create index upload_content on documents.upload (content_id);
grant select, insert, delete, update (received_bytes, segments, content_id, state, leased_until, document_id, file_name)
  on documents.upload to puente_app;

create table documents.document (
  id uuid primary key,
  customer_id uuid not null,
  user_id uuid not null,
  kind text not null,
  side text check (side in ('front', 'back')),
  page integer not null check (page > 0),
  file_name bytea not null,
  type text not null check (type in ('application/pdf', 'image/jpeg')),
  size_bytes bigint not null check (size_bytes > 0),
  pages integer,
  -- Of the file as it was sent.
  sent_hash bytea not null check (length(sent_hash) = 32),
  scan text not null check (scan in ('clean', 'not-scanned')),
  -- Absent once the content is thrown away.
  content_id uuid references documents.content (id),
  state text not null check (state in ('received', 'in-review', 'accepted', 'refused', 'replaced', 'removed')),
  reason text,
  received_at timestamptz not null,
  taken_by uuid,
  decided_by uuid,
  decided_at timestamptz,
  -- From then on its content may be thrown away; absent while nobody has decided.
  keep_until timestamptz,
  legal_hold boolean not null default false,
  hold_reason bytea,
  constraint refused_has_reason check (state <> 'refused' or reason is not null)
);
-- What counts is kept once for each customer.
create unique index document_once on documents.document (customer_id, sent_hash)
  where state in ('received', 'in-review', 'accepted');
-- One place has one document that waits and one that was accepted.
create unique index document_place on documents.document (customer_id, kind, coalesce(side, ''), page, (state = 'accepted'))
  where state in ('received', 'in-review', 'accepted');
create index document_customer on documents.document (customer_id, received_at desc, id desc);
create index document_queue on documents.document (state, received_at, id);
create index document_content on documents.document (content_id);
create index document_keep on documents.document (keep_until) where content_id is not null and not legal_hold;
grant select, insert,
  update (content_id, state, reason, taken_by, decided_by, decided_at, keep_until, legal_hold, hold_reason, file_name)
  on documents.document to puente_app;

-- Where the documents of a customer stand, for whoever decides about the customer.
create view documents.v_document as
  select id, customer_id, kind, side, page, state, reason, received_at, decided_at from documents.document;
grant select on documents.v_document to puente_app;

-- Which kinds there are, who sends them, and how long they are kept. Accepted files are kept ten years, twice what the
-- law on laundering asks; refused ones half a year, for whoever complains.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
select 'document-rule', key, 1, '2020-01-01T00:00:00Z', data::jsonb, 'seed', 'seed' from (values
  ('identity', '{"order": 1, "customers": ["person", "company"], "sides": ["front", "back"], "pagesMax": 1, "sources": ["image/jpeg", "image/png", "image/webp", "application/pdf"], "keptYears": 10, "refusedKeptDays": 180}'),
  ('renewal-proof', '{"order": 2, "customers": ["person"], "sides": [], "pagesMax": 3, "sources": ["application/pdf", "image/jpeg", "image/png", "image/webp"], "keptYears": 10, "refusedKeptDays": 180}'),
  ('source-of-funds', '{"order": 3, "customers": ["person", "company"], "sides": [], "pagesMax": 10, "sources": ["application/pdf", "image/jpeg", "image/png", "image/webp"], "keptYears": 10, "refusedKeptDays": 180}'),
  ('constitution-deed', '{"order": 4, "customers": ["company"], "sides": [], "pagesMax": 10, "sources": ["application/pdf", "image/jpeg", "image/png", "image/webp"], "keptYears": 10, "refusedKeptDays": 180}'),
  ('powers', '{"order": 5, "customers": ["company"], "sides": [], "pagesMax": 10, "sources": ["application/pdf", "image/jpeg", "image/png", "image/webp"], "keptYears": 10, "refusedKeptDays": 180}'),
  ('validity-certificate', '{"order": 6, "customers": ["company"], "sides": [], "pagesMax": 3, "sources": ["application/pdf", "image/jpeg", "image/png", "image/webp"], "keptYears": 10, "refusedKeptDays": 180}'),
  ('shareholders', '{"order": 7, "customers": ["company"], "sides": [], "pagesMax": 10, "sources": ["application/pdf", "image/jpeg", "image/png", "image/webp"], "keptYears": 10, "refusedKeptDays": 180}'),
  ('economics', '{"order": 8, "customers": ["company"], "sides": [], "pagesMax": 10, "sources": ["application/pdf", "image/jpeg", "image/png", "image/webp"], "keptYears": 10, "refusedKeptDays": 180}')
) as rules (key, data);
