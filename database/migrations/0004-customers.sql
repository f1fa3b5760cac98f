create schema customers;
grant usage on schema customers to puente_app;

-- Persons and companies. Whatever tells who they are is sealed; the blind index keeps one account per RUT.
create table customers.customer (
  id uuid primary key,
  kind text not null check (kind in ('person', 'company')),
  status text not null check (status in ('quote-only', 'active', 'refused', 'closed')),
  level text not null check (level in ('basic', 'standard', 'enhanced')),
  -- ISO 3166-1 alpha-2: where they live or are registered.
  country text not null check (country ~ '^[A-Z]{2}$'),
  name bytea not null,
  rut bytea not null,
  rut_index bytea not null unique,
  -- Of a person, YYYY-MM-DD.
  birth_date bytea,
  -- JSON: street, city, region.
  address bytea,
  created_at timestamptz not null
);
grant select, insert, update (name, rut, birth_date, address) on customers.customer to puente_app;

-- Published limits, in US cents and CLP, by kind and level. Days and months roll: 24 hours and 30 days.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('limits', 'person/basic', 1, '2026-01-01 00:00Z',
   '{"dayUsdCents": "100000", "monthUsdCents": "300000", "maximumSendMinor": "1000000"}', 'seed', 'seed'),
  ('limits', 'person/standard', 1, '2026-01-01 00:00Z',
   '{"dayUsdCents": "500000", "monthUsdCents": "1500000", "maximumSendMinor": "5000000"}', 'seed', 'seed'),
  ('limits', 'person/enhanced', 1, '2026-01-01 00:00Z',
   '{"dayUsdCents": "2000000", "monthUsdCents": "6000000", "maximumSendMinor": "20000000"}', 'seed', 'seed'),
  ('limits', 'company/basic', 1, '2026-01-01 00:00Z',
   '{"dayUsdCents": "500000", "monthUsdCents": "1000000", "maximumSendMinor": "5000000"}', 'seed', 'seed'),
  ('limits', 'company/standard', 1, '2026-01-01 00:00Z',
   '{"dayUsdCents": "2000000", "monthUsdCents": "10000000", "maximumSendMinor": "20000000"}', 'seed', 'seed'),
  ('limits', 'company/enhanced', 1, '2026-01-01 00:00Z',
   '{"dayUsdCents": "10000000", "monthUsdCents": "50000000", "maximumSendMinor": "100000000"}', 'seed', 'seed');
