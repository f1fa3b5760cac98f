-- Contradictions between the limits in force at an instant: the rule that is broken, and where.
create or replace function customers.limit_contradictions(at timestamp with time zone)
 returns table(rule text, about text)
 language sql
 stable
 set search_path to ''
as $function$
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
$function$;
