-- What a bank wrote of people is kept while it may be asked about: for so many days after the day of a line that was
-- matched, and for fewer where its statement was refused. The line itself, its amount and our references stay.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('reconciliation-retention', 'default', 1, '2020-01-01T12:00:00Z', '{"matchedDays": 1826, "refusedDays": 365}', 'seed', 'seed');
grant update (rut_index) on reconciliation.item to puente_app;
create index item_told on reconciliation.item (day, id) where detail is not null and state in ('matched', 'refused');
