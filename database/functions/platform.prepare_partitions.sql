-- Creates partitions of a table until this many begin later than now, at most 36: months of ids that begin with a time, and ten
-- million numbers of events. Returns a row for each one: 'created', or 'left' when the default partition has more than `most`
-- rows of it; then none is created. Fewer rows are moved from there. A second caller returns nothing while one is at work on the
-- same table; with one lock for all tables, two callers could each leave out a table for the other.
create or replace function platform.prepare_partitions(divided regclass, ahead integer, most bigint)
 returns table(partition text, outcome text)
 language plpgsql
 security definer
 set search_path to 'pg_catalog', 'pg_temp'
 set timezone to 'UTC'
 set lock_timeout to '500ms'
as $function$
declare
  width constant bigint := 10000000;
  months constant integer := least(ahead, 36) + 1;
  key name;
  is_numbered boolean;
  schema name;
  rest regclass;
  begins text;
  ends text;
  begins_at timestamptz;
  given bigint := coalesce(pg_sequence_last_value(pg_get_serial_sequence('platform.outbox', 'id')::regclass), 0);
  waiting bigint;
begin
  if not pg_try_advisory_xact_lock(482017740, divided::oid::int) then
    return;
  end if;
  select attname, atttypid = 'bigint'::regtype, partdefid::regclass, relnamespace::regnamespace::text
    into strict key, is_numbered, rest, schema
    from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    join pg_class on pg_class.oid = partrelid where partrelid = divided;
  begins := (select p.upper from platform.v_partition p where p.divided = $1 and not p.is_default
             order by length(p.upper) desc, p.upper desc limit 1);
  loop
    if is_numbered then
      exit when begins::bigint >= (given / width + months) * width;
      ends := begins::bigint + width;
      partition := (select relname from pg_class where oid = divided) || '_' || begins;
    else
      begins_at := to_timestamp(('x' || left(replace(begins, '-', ''), 12))::bit(48)::bigint / 1000.0);
      exit when begins_at >= date_trunc('month', now()) + months * interval '1 month';
      ends := rpad(lpad(to_hex((1000 * extract(epoch from date_trunc('month', begins_at) + interval '1 month'))::bigint),
                        12, '0'), 32, '0')::uuid;
      partition := (select relname from pg_class where oid = divided) || to_char(begins_at, '_YYYY_MM');
    end if;
    execute format('lock table %s in access exclusive mode', rest);
    execute format('select count(*) from (select from %s where %I >= %L and %I < %L limit %s + 1) as found', rest, key,
                   begins, key, ends, most) into waiting;
    if waiting > most then
      outcome := 'left';
      return next;
      return;
    end if;
    execute format('create table %I.%I (like %s including all)', schema, partition, divided);
    execute format('with moved as (delete from %s where %I >= %L and %I < %L returning *) insert into %I.%I select * from moved',
                   rest, key, begins, key, ends, schema, partition);
    execute format('alter table %s attach partition %I.%I for values from (%L) to (%L)', divided, schema, partition, begins,
                   ends);
    outcome := 'created';
    return next;
    begins := ends;
  end loop;
end $function$;
revoke all on function platform.prepare_partitions(regclass, integer, bigint) from public;
grant execute on function platform.prepare_partitions(regclass, integer, bigint) to puente_app;
