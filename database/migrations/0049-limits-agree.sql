-- Settings of limits agree with each other, and orders that ended unpaid shorten the time of the next ones.

-- The most a rail pays in one transfer, in minor units of its currency; a rail without a row has no maximum.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('rail-limits', 'pe-cce', 1, '2020-01-01T00:00:00Z', '{"maximumReceiveMinor": "3000000"}', 'seed', 'seed'),
  ('rail-limits', 'us-ach', 1, '2020-01-01T00:00:00Z', '{"maximumReceiveMinor": "100000000"}', 'seed', 'seed');

-- What limits written in pesos and in dollars are compared by: the rate they were written at, and how far the market may
-- fall below it before an order within the one limit would break the other.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('limit-rules', 'default', 1, '2020-01-01T00:00:00Z', '{"referenceClpPerUsd": "950", "rateMarginBps": 500}', 'seed', 'seed');

-- What one order may send was more than its own limit of 24 hours.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
  select noun, key, version + 1, in_force_from,
    data || jsonb_build_object('maximumSendMinor', case key
      when 'person/basic' then '900000' when 'person/standard' then '4500000' when 'person/enhanced' then '18000000'
      when 'company/basic' then '4500000' when 'company/standard' then '18000000' else '90000000' end),
    'seed', 'seed'
  from (select distinct on (key) * from platform.versioned where noun = 'limits' and approved_by is not null
        order by key, in_force_from desc, version desc) as newest;

-- How many orders of so many days that ended unpaid leave how many hours to pay the next one.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
  select noun, key, version + 1, in_force_from,
    data || '{"unpaid": {"withinDays": 30, "steps": [{"from": 3, "hours": 4}, {"from": 5, "hours": 1}]}}', 'seed', 'seed'
  from platform.versioned where noun = 'order-terms' and key = 'default' order by in_force_from desc, version desc limit 1;

alter table transfers.transfer
  -- How many unpaid orders before have shortened the deadline; 0 where the order has the usual time.
  add column unpaid_before integer not null default 0 check (unpaid_before >= 0);

-- The settings in force at a moment that contradict each other: which rule, and about what.
create function customers.limit_contradictions(at timestamptz) returns table (rule text, about text)
language sql stable set search_path = '' as $$
  with setting as (
    select distinct on (noun, key) noun, key, data from platform.versioned
    where noun in ('limits', 'limit-rules', 'due-diligence', 'corridor', 'order-terms') and approved_by is not null
      and in_force_from <= at
    order by noun, key, in_force_from desc, version desc
  ), rules as (
    select (data->>'rateMarginBps')::numeric as margin_bps, least(
      (data->>'referenceClpPerUsd')::numeric,
      (select mid from quotes.rate where currency = 'USD' and accepted and as_of <= at order by as_of desc, id desc limit 1)
    ) as clp_per_usd
    from setting where noun = 'limit-rules' and key = 'default'
  ), level as (
    select key, split_part(key, '/', 1) as kind, split_part(key, '/', 2) as level,
      (data->>'maximumSendMinor')::numeric as transfer, (data->>'perTransferUsdCents')::numeric as transfer_usd,
      (data->>'dayUsdCents')::numeric as day, (data->>'monthUsdCents')::numeric as month,
      (data->>'ordersPerHour')::numeric as orders_hour, (data->>'ordersPerDay')::numeric as orders_day
    from setting where noun = 'limits'
  ), corridor as (
    select key, (data->>'minimumSendMinor')::numeric as minimum, (data->>'maximumSendMinor')::numeric as maximum
    from setting where noun = 'corridor'
  ), evidence as (
    select key, (data->>'dayUsdCents')::numeric as day, (data->>'monthUsdCents')::numeric as month,
      (data->>'yearUsdCents')::numeric as year
    from setting where noun = 'due-diligence'
  ), terms as (
    select key, (data->>'fundingHours')::numeric as usual, (data->>'largeFundingHours')::numeric as large,
      (data->>'openOrdersMax')::numeric as open_orders, data->'unpaid' as unpaid
    from setting where noun = 'order-terms'
  )
  select 'transfer-above-day', key from level, rules
    where transfer * (10000 + margin_bps) / 10000 > day / 100 * clp_per_usd
  union all select 'transfer-above-day', key from level where transfer_usd > day
  union all select 'day-above-month', key from level where day > month
  union all select 'orders-hour-above-day', key from level where orders_hour > orders_day
  union all select 'no-orders', key from level where least(orders_hour, orders_day) < 1
  union all select 'level-above-next', low.key from level low join level high on high.kind = low.kind
    and (low.level, high.level) in (('basic', 'standard'), ('standard', 'enhanced'))
    where low.transfer > high.transfer or low.day > high.day or low.month > high.month
  union all select 'minimum-above-maximum', key from corridor where minimum >= maximum
  union all select 'minimum-above-transfer', corridor.key || ' ' || level.key from corridor, level where minimum > transfer
  union all select 'evidence-day-above-month', key from evidence where day > month
  union all select 'evidence-month-above-year', key from evidence where coalesce(month, day) > year
  union all select 'large-order-has-longer', key from terms where large > usual
  union all select 'no-orders', key from terms where open_orders < 1
  union all select 'unpaid-has-longer', terms.key from terms, jsonb_to_recordset(unpaid->'steps') as step ("from" int, hours numeric)
    where step.hours > usual or step.hours <= 0 or step."from" < 1
$$;

-- Nobody publishes settings that contradict each other, now or when an announced version comes into force.
create function customers.refuse_contradictions() returns trigger
language plpgsql set search_path = '' as $$
declare
  found record;
begin
  -- Most of what is written is about something else.
  if not exists (select from written
                 where noun in ('limits', 'limit-rules', 'due-diligence', 'corridor', 'order-terms')) then
    return null;
  end if;
  for found in
    select c.rule, c.about from (
      select now() + (select offset_ms from platform.business_clock) * interval '1 millisecond' as at
      union select in_force_from from platform.versioned
      where noun in ('limits', 'limit-rules', 'due-diligence', 'corridor', 'order-terms') and in_force_from > now()
    ) moments cross join lateral customers.limit_contradictions(moments.at) c
  loop
    raise exception 'settings contradict each other: % of %', found.rule, found.about
      using errcode = 'check_violation', constraint = 'limits_agree', detail = found.rule;
  end loop;
  return null;
end $$;
create trigger limits_agree_inserted after insert on platform.versioned referencing new table as written
  for each statement execute function customers.refuse_contradictions();
create trigger limits_agree_updated after update on platform.versioned referencing new table as written
  for each statement execute function customers.refuse_contradictions();

do $$
declare
  wrong text;
begin
  select string_agg(rule || ' of ' || about, ', ') into wrong from customers.limit_contradictions(now());
  if wrong is not null then
    raise exception 'settings contradict each other: %', wrong;
  end if;
end $$;
