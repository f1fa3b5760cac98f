-- The next migration divides these tables by time and keeps their rows as first partitions. What they may contain is checked
-- here for new rows and there for the rest, so that no lock lasts as long as a scan. The ids begin with a time, and the bound is
-- at least four weeks away; numbers of events are divided at multiples of ten millions, and at least so many are left.

-- All locks or none. A wait that is shorter than deadlock_timeout, for all together, never makes a transaction of the product
-- the one that is ended.
do $$
begin
  set local lock_timeout = '100ms';
  for attempt in 1..300 loop
    begin
      lock table transfers.event, platform.partner_call, platform.audit, platform.handled in access exclusive mode;
      return;
    exception when lock_not_available then
      perform pg_sleep(0.2);
    end;
  end loop;
  raise lock_not_available using message = 'the tables stayed locked';
end $$;

do $$
declare
  bound constant text := rpad(lpad(to_hex(1000 * extract(epoch from
    date_trunc('month', now() at time zone 'UTC') + interval '2 months')::bigint), 12, '0'), 32, '0')::uuid;
  numbered constant bigint := 10000000 * (coalesce(pg_sequence_last_value(
    pg_get_serial_sequence('platform.outbox', 'id')::regclass), 0) / 10000000 + 2);
begin
  execute format('alter table platform.audit add constraint first_partition check (id < %L) not valid', bound);
  execute format('alter table platform.partner_call add constraint first_partition check (id < %L) not valid', bound);
  execute format('alter table transfers.event add constraint first_partition check (transfer_id < %L) not valid', bound);
  execute format('alter table platform.handled add constraint first_partition check (event_id < %s) not valid', numbered);
end $$;
