-- The register of breaches of personal data (Ley 19.628, article 14 sexies). Rows are changed while a breach is worked on,
-- and never deleted.
create table data_rights.breach (
  id uuid primary key,
  happened_on date,
  known_on date not null,
  data_classes text[] not null,
  people_count integer not null check (people_count >= 0),
  what bytea not null,
  measures bytea not null,
  agency_notified_on date,
  people_notified_on date,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  check (cardinality(data_classes) > 0),
  check (data_classes <@ array['identity', 'contact', 'financial', 'documents', 'credentials', 'sensitive']),
  check (happened_on <= known_on)
);
create index breach_known on data_rights.breach (known_on desc, id desc);
grant select, insert, update (happened_on, known_on, data_classes, people_count, what, measures, agency_notified_on,
                              people_notified_on, changed_by, changed_at)
  on data_rights.breach to puente_app;
