-- The holidays of a country are those of a published calendar with the changes that staff declare. There are none yet, for
-- Chile and for each country whose rails rest on its holidays.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
select 'holidays', country, 1, '2020-01-01T12:00:00Z', '{"days": []}', 'seed', 'seed'
from (
  select 'CL' as country
  union
  select data ->> 'country' from (
    select distinct on (key) data from platform.versioned
    where noun = 'corridor' and approved_by is not null
    order by key, in_force_from desc, version desc
  ) as corridor
  where data ->> 'runs' = 'banking-days' and not data ? 'rests'
) as countries;
