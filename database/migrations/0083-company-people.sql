-- The identity documents of the persons behind a company: its representatives and its beneficial owners. A person is
-- known by a blind index of the number; the slot is the page of their documents among those of the company.
create table requirements.company_person (
  id uuid primary key,
  customer_id uuid not null,
  number_index bytea not null,
  slot integer not null check (slot between 1 and 100),
  -- What the company says about the document that it sends.
  announced_type text not null,
  announced_end date not null,
  -- The document that staff accepted whole.
  type text,
  printed_end date,
  effective_end date,
  front_id uuid,
  back_id uuid,
  -- An accepted front whose other side is missing.
  next_type text,
  next_printed_end date,
  next_front_id uuid,
  unique (customer_id, number_index),
  unique (customer_id, slot),
  check ((front_id is null) = (type is null) and (front_id is null) = (printed_end is null)
    and (front_id is null) = (effective_end is null)),
  check ((next_front_id is null) = (next_type is null) and (next_front_id is null) = (next_printed_end is null))
);
grant select, insert, update (number_index, announced_type, announced_end, type, printed_end, effective_end, front_id,
                              back_id, next_type, next_printed_end, next_front_id)
  on requirements.company_person to puente_app;

-- Kept as long as the identity documents of customers.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
values ('document-rule', 'company-person-identity', 1, '2020-01-01T00:00:00Z',
  '{"order": 9, "customers": ["company"], "sides": ["front", "back"], "pagesMax": 100, "sources": ["image/jpeg", "image/png", "image/webp", "application/pdf"], "keptYears": 10, "refusedKeptDays": 180}',
  'seed', 'seed');
