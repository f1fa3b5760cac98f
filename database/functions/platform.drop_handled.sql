-- Drops the partitions of marks whose events cannot be delivered again: every number was given, none waits in the outbox or in
-- a job of the queue, and the newest mark is five days old, so that no delivery of them still runs. The queue tries an event
-- for four days, and keeps the job of one that it gave up. Returns the names. Records of events that were given up and handled
-- since are deleted with their marks, because they would count as not handled.
create or replace function platform.drop_handled()
 returns table(partition text)
 language plpgsql
 security definer
 set search_path to 'pg_catalog', 'pg_temp'
 set lock_timeout to '500ms'
as $function$
declare
  kept constant interval := '5 days';
  past record;
  found boolean;
begin
  if not pg_try_advisory_xact_lock(4820177404) then
    return;
  end if;
  for past in
    with marks as materialized (
      select p.partition as name, coalesce(p.lower, '0') as lower, p.upper from platform.v_partition p
      where p.divided = 'platform.handled'::regclass and not p.is_default)
    select name, lower::bigint, upper::bigint from marks
    where upper::bigint <= pg_sequence_last_value(pg_get_serial_sequence('platform.outbox', 'id')::regclass)
    order by 2
  loop
    -- The newest marks are usually at the end, which spares reading the rest.
    execute format('select max(at) >= now() - $1 from (select at from %s order by event_id desc limit 1000) as newest', past.name)
      into found using kept;
    continue when found;
    continue when exists (
      select from platform.outbox where id >= past.lower and id < past.upper
      union all
      select from graphile_worker._private_jobs
      cross join lateral json_array_elements(coalesce(payload->'events', json_build_array(payload))) as event
      where (event->>'id')::bigint >= past.lower and (event->>'id')::bigint < past.upper);
    execute format('select exists (select from %s where at >= now() - $1)', past.name) into found using kept;
    continue when found;
    execute format('delete from platform.dead_event d using %s h where h.event_id = d.event_id and h.subscriber = d.subscriber',
                   past.name);
    execute format('drop table %s', past.name);
    partition := past.name;
    return next;
  end loop;
end $function$;
revoke all on function platform.drop_handled() from public;
grant execute on function platform.drop_handled() to puente_app;
