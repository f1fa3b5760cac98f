-- Returns for each table that is divided by time the number of rows in its default partition, at most 1000, and the number of
-- partitions that begin later than now.
create or replace function platform.partition_facts()
 returns table(divided text, default_rows bigint, ahead bigint)
 language plpgsql
 security definer
 set search_path to 'pg_catalog', 'pg_temp'
as $function$
declare
  given constant bigint := coalesce(pg_sequence_last_value(pg_get_serial_sequence('platform.outbox', 'id')::regclass), 0);
  present constant text := rpad(lpad(to_hex((1000 * extract(epoch from now()))::bigint), 12, '0'), 32, '0')::uuid;
  rest record;
begin
  for rest in select p.divided, p.partition from platform.v_partition p where p.is_default loop
    divided := format('%s', rest.divided);
    execute format('select count(*) from (select from %s limit 1000) as found', rest.partition) into default_rows;
    ahead := (select count(*) from platform.v_partition p where p.divided = rest.divided
              and case when p.lower like '%-%' then p.lower > present else p.lower::bigint > given end);
    return next;
  end loop;
end $function$;
revoke all on function platform.partition_facts() from public;
grant execute on function platform.partition_facts() to puente_app;
