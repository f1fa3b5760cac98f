-- The files of persons and companies, the name that recipients see, and confirmations: what is owed about them.

-- By when an answer is promised for what waits for staff, in banking days.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('file-clock', 'default', 1, '2020-01-01T00:00:00Z',
   '{"personDays": 1, "companyDays": 2, "senderNameDays": 1, "eapDays": 10}', 'seed', 'seed'),
  ('company-file-rules', 'default', 1, '2020-01-01T00:00:00Z', $json${
    "ownerFromBps": 1000,
    "types": [
      {"code": "spa", "name": "Sociedad por acciones (SpA)", "regimes": ["traditional", "one-day"], "hasOwners": true},
      {"code": "limitada", "name": "Sociedad de responsabilidad limitada (Ltda.)", "regimes": ["traditional", "one-day"], "hasOwners": true},
      {"code": "eirl", "name": "Empresa individual (EIRL)", "regimes": ["traditional", "one-day"], "hasOwners": true},
      {"code": "sa-cerrada", "name": "Sociedad anónima cerrada", "regimes": ["traditional", "one-day"], "hasOwners": true},
      {"code": "sa-abierta", "name": "Sociedad anónima abierta", "regimes": ["traditional"], "hasOwners": true},
      {"code": "colectiva", "name": "Sociedad colectiva o en comandita", "regimes": ["traditional", "one-day"], "hasOwners": true},
      {"code": "cooperativa", "name": "Cooperativa", "regimes": ["traditional"], "hasOwners": false},
      {"code": "fundacion", "name": "Fundación", "regimes": ["traditional"], "hasOwners": false},
      {"code": "corporacion", "name": "Corporación o asociación", "regimes": ["traditional"], "hasOwners": false}
    ]}$json$, 'seed', 'seed');

-- A person's file: since when it is theirs to go on with, by when staff answer, and what they ask to look at again.
alter table onboarding.application
  add column open_since timestamptz,
  add column review_due_at timestamptz,
  add column asks_again text[] not null default '{}';
update onboarding.application set open_since = changed_at where status in ('draft', 'not-confirmed');
alter table onboarding.application
  add check (status not in ('draft', 'not-confirmed') or open_since is not null);
create index application_open on onboarding.application (id) where status in ('draft', 'not-confirmed');
grant update (open_since, review_due_at, asks_again) on onboarding.application to puente_app;

-- A company's file; its id is the customer's. What the company says of itself and its people is one sealed value.
create table onboarding.company_file (
  id uuid primary key,
  status text not null check (status in ('draft', 'submitted', 'sent-back', 'approved')),
  file bytea,
  -- Codes of the versioned list of types, and the register that the company is in.
  company_type text,
  registry_regime text check (registry_regime in ('traditional', 'one-day')),
  -- Counts how often representatives or owners changed.
  owners_version integer not null default 0,
  open_since timestamptz not null,
  -- How often it was handed in: what the lists said counts for the submission that asked.
  submission integer not null default 0,
  submitted_at timestamptz,
  review_due_at timestamptz,
  -- The sections that staff sent back, and why, in words for the company.
  returned_sections text[] not null default '{}',
  returned bytea,
  -- What the lists said of the company and its people; real time: when they are asked next, and how often they were.
  verdict text check (verdict in ('clear', 'hit')),
  screen_at timestamptz,
  screens integer not null default 0,
  decided_at timestamptz,
  changed_at timestamptz not null,
  check (status <> 'submitted' or submitted_at is not null),
  check (status <> 'approved' or file is not null)
);
create index company_file_open on onboarding.company_file (id) where status in ('draft', 'sent-back');
create index company_file_waiting on onboarding.company_file (submitted_at, id) where status = 'submitted';
create index company_file_screen on onboarding.company_file (screen_at) where screen_at is not null;
grant select, insert, update (status, file, company_type, registry_regime, owners_version, open_since, submission,
                              submitted_at, review_due_at, returned_sections, returned, verdict, screen_at, screens,
                              decided_at, changed_at) on onboarding.company_file to puente_app;
-- A company that was there before has told nothing yet.
insert into onboarding.company_file (id, status, open_since, changed_at)
  select id, 'draft', now(), now() from customers.customer where kind = 'company' and status in ('active', 'quote-only');

create view onboarding.v_company_file as
  select id as customer_id, company_type, registry_regime, owners_version, status from onboarding.company_file;
create view onboarding.v_company_file_waiting as
  select id, submitted_at, review_due_at, verdict from onboarding.company_file where status = 'submitted';
grant select on onboarding.v_company_file, onboarding.v_company_file_waiting to puente_app;

-- Names are compared by keyed hashes of how they read without case, marks or order.
alter table customers.customer
  add column name_fold bytea,
  -- What an accepted document says, and the fold of a name that staff accepted although it says something else.
  add column document_name bytea,
  add column document_name_fold bytea,
  add column accepted_name_fold bytea,
  add column name_changed_at timestamptz,
  -- The first corridor whose rail cannot write the name, and the rules of names by which that was judged.
  add column unwritable_in text,
  add column name_rules text;
create index customer_name_rules on customers.customer (name_rules);
create index customer_name_owed on customers.customer (id)
  where unwritable_in is not null or name_fold <> document_name_fold;
grant update (name_fold, document_name, document_name_fold, accepted_name_fold, name_changed_at, unwritable_in,
              name_rules)
  on customers.customer to puente_app;

-- A name that a customer asks to be sent under, and that staff have to look at.
create table customers.name_request (
  id uuid primary key,
  customer_id uuid not null references customers.customer,
  name bytea not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  verdict text check (verdict in ('clear', 'hit')),
  -- Real time: when the lists are asked next, and how often they were.
  screen_at timestamptz,
  screens integer not null default 0,
  decision text check (decision in ('accepted', 'refused')),
  -- Why it was refused, as a code with words for the customer.
  reason text,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create unique index name_request_open on customers.name_request (customer_id) where decision is null;
create index name_request_waiting on customers.name_request (asked_at, id) where decision is null;
create index name_request_screen on customers.name_request (screen_at) where screen_at is not null;
create index name_request_of on customers.name_request (customer_id, id);
grant select, insert, update (name, verdict, screen_at, screens, decision, reason, decided_at)
  on customers.name_request to puente_app;
create view customers.v_name_request as
  select id, customer_id, asked_at, due_at, verdict from customers.name_request where decision is null;
grant select on customers.v_name_request to puente_app;

-- What the operator asks a customer to confirm: text and questions are versioned data of noun 'eap'.
create table customers.eap_request (
  id uuid primary key,
  customer_id uuid not null references customers.customer,
  -- 'staff:…'
  asked_by text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- Why, for staff alone.
  reason bytea not null,
  confirmed_at timestamptz,
  confirmed_by uuid,
  text_version integer,
  text_hash bytea,
  answers bytea,
  check ((confirmed_at is null) = (text_version is null)),
  check ((confirmed_at is null) = (answers is null))
);
create unique index eap_request_open on customers.eap_request (customer_id) where confirmed_at is null;
create index eap_request_of on customers.eap_request (customer_id, id);
grant select, insert, update (reason, confirmed_at, confirmed_by, text_version, text_hash, answers)
  on customers.eap_request to puente_app;

insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('eap', 'default', 1, '2020-01-01T00:00:00Z', $json${
    "title": "Confirmación de prueba",
    "text": "Este es un texto de prueba. Lo escribe y lo cambia la empresa que opera este servicio.\n\nLéelo, contesta las preguntas y confirma. Guardamos el texto que leíste, tus respuestas y la hora.",
    "questions": [
      {"code": "own-behalf", "kind": "yes-no", "label": "¿Envías dinero por cuenta propia?"},
      {"code": "comment", "kind": "text", "label": "¿Quieres aclarar algo?", "optional": true}
    ]}$json$, 'seed', 'seed');

-- A thread about a file: one for each customer.
alter table support.thread drop constraint if exists thread_kind_check;
alter table support.thread add constraint thread_kind_check
  check (kind in ('transfer', 'complaint', 'question', 'file'));
create unique index thread_of_file on support.thread (customer_id) where kind = 'file';
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
  select noun, key, version + 1, in_force_from, data || '{"file": 1}', 'seed', 'seed'
  from platform.versioned where noun = 'support-clock' and key = 'default' order by version desc limit 1;
