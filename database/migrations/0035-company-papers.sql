-- The papers of companies: what staff read on them, and whether the owners they name are those the company declared.
create schema if not exists dossiers;
grant usage on schema dossiers to puente_app;

-- Whether whoever represents a company may sign only together with others: it sees prices and sends nothing.
alter table customers.customer add column joint_powers boolean not null default false;
grant update (joint_powers) on customers.customer to puente_app;

-- One of the four papers of a company: by when staff answer about what waits, and what they read on what they accepted.
create table dossiers.company_paper (
  customer_id uuid not null,
  paper text not null check (paper in ('constitution-deed', 'powers', 'validity-certificate', 'shareholders')),
  due_at timestamptz,
  -- Absent while nothing is accepted.
  document_id uuid,
  accepted_at timestamptz,
  issued_on date,
  power_mode text check (power_mode in ('single', 'joint')),
  -- In USD without cents; absent without a limit.
  power_limit_usd bigint check (power_limit_usd > 0),
  -- The owners it names, sealed, and the keyed hashes of their documents' numbers.
  owners bytea,
  owner_indexes bytea[],
  primary key (customer_id, paper),
  check ((document_id is null) = (accepted_at is null)),
  check ((owners is null) = (owner_indexes is null)),
  check (document_id is not null or (issued_on is null and power_mode is null and owners is null))
);
create unique index company_paper_document on dossiers.company_paper (document_id) where document_id is not null;
grant select, insert, update (due_at, document_id, accepted_at, issued_on, power_mode, power_limit_usd, owners,
                              owner_indexes) on dossiers.company_paper to puente_app;

-- What came of comparing the owners that a company declared with those its papers name.
create table dossiers.company_owners (
  customer_id uuid primary key,
  -- Which declaration, and which paper.
  declared_version integer not null,
  document_id uuid not null,
  -- How they differ, in codes; empty when they are the same.
  differences text[] not null,
  differs_since timestamptz,
  check ((differs_since is null) = (differences = '{}'))
);
create index company_owners_differ on dossiers.company_owners (customer_id) where differs_since is not null;
grant select, insert, delete, update (declared_version, document_id, differences, differs_since)
  on dossiers.company_owners to puente_app;

-- Which papers each type of company has to show; how old a certificate may be when it comes, and how long it holds.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('company-paper-rules', 'default', 1, '2020-01-01T00:00:00Z', $json${
    "freshDays": 60,
    "holdsDays": 365,
    "shareToleranceBps": 1,
    "neededBy": {
      "constitution-deed": ["spa", "limitada", "eirl", "sa-cerrada", "sa-abierta", "colectiva", "cooperativa", "fundacion", "corporacion"],
      "powers": ["spa", "limitada", "eirl", "sa-cerrada", "sa-abierta", "colectiva", "cooperativa", "fundacion", "corporacion"],
      "validity-certificate": ["spa", "limitada", "eirl", "sa-cerrada", "sa-abierta", "colectiva", "cooperativa", "fundacion", "corporacion"],
      "shareholders": ["spa", "limitada", "eirl", "sa-cerrada", "colectiva"]
    }}$json$, 'seed', 'seed');
