-- What customers say of themselves and confirm again each year. Beside each sealed value stands what rules need to read of
-- it: codes and moments, which tell nobody who someone is or where their door is.
alter table customers.customer
  -- The comuna of the address, in the State's code; null where it is not known.
  add column comuna text check (comuna ~ '^[0-9]{5}$'),
  -- Whether the address has street and number. Null until an address was asked for or read: nobody owes what was never asked.
  add column address_state text check (address_state in ('incomplete', 'complete')),
  -- Of a person: a code of the versioned choices, and the employer's name where the choice asks for one.
  add column occupation text,
  add column employer bytea,
  add column facts_confirmed_at timestamptz not null default now(),
  -- How soon the facts have to be confirmed again; for analyst and officer alone.
  add column risk text not null default 'normal' check (risk in ('normal', 'elevated', 'high'));
update customers.customer set facts_confirmed_at = created_at;
grant update (country, comuna, address_state, occupation, employer, facts_confirmed_at, risk)
  on customers.customer to puente_app;

create index customer_address_unread on customers.customer (id) where address is not null and address_state is null;
create index customer_address_incomplete on customers.customer (id) where address_state = 'incomplete';
create index customer_without_employer on customers.customer (occupation, id)
  where employer is null and occupation is not null;
create index customer_confirmed_at on customers.customer (risk, facts_confirmed_at);

-- Until when each comuna stands, its region included.
create view places.v_comuna as
  select c.code, greatest(c.valid_from, r.valid_from) as valid_from, least(c.valid_to, r.valid_to) as valid_to
  from places.comuna c join places.region r on r.code = c.region_code;
grant select on places.v_comuna to puente_app;

-- Whoever cannot be reached as they say.
create index user_unproven on access.user (id)
  where email_verified_at is null or email_bounced_at is not null
    or (phone is not null and phone_verified_at is null);

insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('occupations', 'person', 1, '2020-01-01 00:00Z',
   '{"choices": [
      {"code": "employed", "name": "Trabajo para un empleador", "asksEmployer": true},
      {"code": "independent", "name": "Trabajo por mi cuenta", "asksEmployer": false},
      {"code": "retired", "name": "Jubilé", "asksEmployer": false},
      {"code": "student", "name": "Estudio", "asksEmployer": false},
      {"code": "home", "name": "Me dedico a mi casa", "asksEmployer": false},
      {"code": "none", "name": "No trabajo por ahora", "asksEmployer": false}]}', 'seed', 'seed'),
  ('annual-update', 'rules', 1, '2020-01-01 00:00Z',
   '{"months": {"normal": 12, "elevated": 6, "high": 3}, "graceDays": 30}', 'seed', 'seed');
