-- Drops the partitions of marks whose events cannot be delivered again, and returns their names: every number was given, and for
-- five days none has waited in the outbox or in a job of the queue, so that no delivery of them still runs. The queue tries an
-- event for four days, and keeps the job of one that it gave up. An event without a job never gets one again. Records of events
-- that were given up and handled since are deleted with their marks, because they would count as not handled.
create or replace function platform.drop_handled()
 returns table(partition text)
 language plpgsql
 security definer
 set search_path to 'pg_catalog', 'pg_temp'
 set lock_timeout to '500ms'
as $function$
declare
  past record;
begin
  if not pg_try_advisory_xact_lock(482017740, 'platform.handled'::regclass::oid::int) then
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
    -- Both tables are read in one statement: between two, the relay could move an event from the outbox to a job unseen.
    continue when exists (
      select from platform.outbox where id >= past.lower and id < past.upper
      union all
      select from graphile_worker._private_jobs
      cross join lateral json_array_elements(coalesce(payload->'events', json_build_array(payload))) as event
      where (event->>'id')::bigint >= past.lower and (event->>'id')::bigint < past.upper);
    insert into platform.handled_idle (upper, since) values (past.upper, now()) on conflict do nothing;
    continue when (select since from platform.handled_idle i where i.upper = past.upper) > now() - interval '5 days';
    execute format('delete from platform.dead_event d where event_id >= $1 and event_id < $2
                    and exists (select from %s h where h.event_id = d.event_id and h.subscriber = d.subscriber)', past.name)
      using past.lower, past.upper;
    execute format('drop table %s', past.name);
    delete from platform.handled_idle i where i.upper = past.upper;
    partition := past.name;
    return next;
  end loop;
end $function$;
revoke all on function platform.drop_handled() from public;
grant execute on function platform.drop_handled() to puente_app;
