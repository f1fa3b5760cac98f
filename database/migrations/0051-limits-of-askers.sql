-- How much of a limit is used, by a keyed hash of what is counted: an address, an account, a browser. It drains evenly,
-- so that no window ends at once and whoever is refused does not wait for a pause without a try.
create table platform.meter (
  key bytea primary key,
  level double precision not null check (level >= 0),
  at timestamptz not null,
  -- How long one unit takes to drain, and how many fit; both are those of the last count.
  ms_each double precision not null check (ms_each > 0),
  times double precision not null check (times > 0)
);
grant select, insert, delete, update (level, at, ms_each, times) on platform.meter to puente_app;

create function platform.level(kept platform.meter, now timestamptz) returns double precision
  language sql stable as $$
  select greatest(0, kept.level - greatest(0, extract(epoch from now - kept.at)::float8 * 1000) / kept.ms_each)
$$;

drop table platform.calls;
drop table access.attempt;

-- Tries at signing in. One who tries counts by the browser we know, or by account and network; a network alone is only
-- slowed, because an office or a whole mobile carrier stands behind one address.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('attempt-limits', 'default', 1, '2020-01-01T00:00:00Z', '{
    "asker": {"times": 10, "perMinutes": 10},
    "askerDay": {"times": 60, "perMinutes": 1440},
    "account": {"freeTimes": 100, "perMinutes": 1440, "thenTimes": 3},
    "factor": {"times": 100, "perMinutes": 1440},
    "network": {"freeTimes": 300, "perMinutes": 15, "firstDelayMs": 500, "longestDelayMs": 4000, "longestQueueMs": 10000}
  }', 'seed', 'seed');

-- Codes are counted by the rows they leave for a day: by who asked, from which network, and where they go. Keyed hashes.
alter table access.code
  add column destination_index bytea,
  add column asker_index bytea,
  add column network_index bytea,
  add column account_id uuid,
  add column country text,
  -- Asked for in the browser or the session of whoever has the address.
  add column known boolean not null default false;
create index code_destination on access.code (destination_index, created_at desc);
create index code_network on access.code (network_index, created_at desc) where network_index is not null;
create index code_account on access.code (account_id, created_at desc) where account_id is not null;
create index code_country on access.code (country, created_at desc) where country is not null;
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('code-limits', 'default', 1, '2020-01-01T00:00:00Z', '{
    "subjectHour": 6,
    "mail": {"askerAtAddressHour": 6, "addressHour": 10, "addressDay": 20, "accountDay": 30, "networkHour": 120,
             "networkDay": 600},
    "sms": {"askerAtAddressHour": 6, "addressHour": 6, "addressDay": 10, "accountDay": 12, "networkHour": 40,
            "networkDay": 120, "countryDay": 2000}
  }', 'seed', 'seed'),
  ('phone-rules', 'default', 1, '2020-01-01T00:00:00Z', '{
    "countries": ["CL", "AR", "BO", "BR", "CA", "CO", "EC", "ES", "MX", "PE", "PY", "US", "UY", "VE"],
    "types": ["MOBILE", "FIXED_LINE_OR_MOBILE"],
    "alsoMobile": {"CL": ["9"]}
  }', 'seed', 'seed');

-- From which network address a line of the audit trail came. Personal data: encrypted, apart from the trail whose lines
-- are chained and never change, and deleted when the days of the setting are over.
create table platform.audit_origin (
  audit_id uuid primary key,
  at timestamptz not null,
  address bytea not null
);
create index audit_origin_at on platform.audit_origin (at);
grant select, insert, delete, update (address) on platform.audit_origin to puente_app;
create or replace view platform.v_audit as
  select audit.id, audit.at, actor, action, subject, outcome, request_id, facts, address
  from platform.audit left join platform.audit_origin on audit_id = audit.id;
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('audit-origin', 'default', 1, '2020-01-01T00:00:00Z', '{"keepDays": 365}', 'seed', 'seed');

-- How much one account writes to the operator, and how many complaints without an account name one mailbox.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('support-limits', 'default', 1, '2020-01-01T00:00:00Z', '{
    "threadsHour": {"times": 5, "perMinutes": 60}, "threadsDay": {"times": 15, "perMinutes": 1440},
    "messagesHour": {"times": 40, "perMinutes": 60}, "messagesDay": {"times": 150, "perMinutes": 1440},
    "mailboxDay": {"times": 6, "perMinutes": 1440}
  }', 'seed', 'seed');
