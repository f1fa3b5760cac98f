-- A branch of a foreign company is a legal form too. It supplies the deed by which it was established, its powers and its
-- validity certificate. Versions that staff wrote stay as they are, with the form added in a later one.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
select noun, key, version + 1, in_force_from,
  jsonb_set(data, '{types}', data -> 'types' || '[{"code": "agencia-extranjera",
    "name": "Agencia de empresa extranjera", "regimes": ["traditional"], "hasOwners": true}]'::jsonb),
  'seed', 'seed'
from (select distinct on (key) * from platform.versioned where noun = 'company-file-rules'
      order by key, version desc) as latest
where not data @> '{"types": [{"code": "agencia-extranjera"}]}' and approved_by is not null;

insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
select noun, key, version + 1, in_force_from,
  jsonb_set(data, '{neededBy}', (
    select jsonb_object_agg(paper, case when paper = 'shareholders' then forms
      else forms || '["agencia-extranjera"]'::jsonb end)
    from jsonb_each(data -> 'neededBy') as needed (paper, forms))),
  'seed', 'seed'
from (select distinct on (key) * from platform.versioned where noun = 'company-paper-rules'
      order by key, version desc) as latest
where approved_by is not null;
