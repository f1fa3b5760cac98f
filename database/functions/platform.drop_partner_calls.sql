-- Drops the partitions of calls to partners whose ids all begin before a moment, and returns their names with their numbers of
-- rows; with `dry`, only returns them. Partitions with a call of the last 24 months stay, whatever moment is given.
create or replace function platform.drop_partner_calls(before timestamptz, dry boolean)
 returns table(partition text, calls bigint)
 language plpgsql
 security definer
 set search_path to 'pg_catalog', 'pg_temp'
 set timezone to 'UTC'
 set lock_timeout to '500ms'
as $function$
declare
  bound constant timestamptz := least(before, now() - interval '24 months');
  past record;
begin
  if not pg_try_advisory_xact_lock(482017740, 'platform.partner_call'::regclass::oid::int) then
    return;
  end if;
  for past in
    select p.partition as name from platform.v_partition p
    where p.divided = 'platform.partner_call'::regclass and not p.is_default
      and to_timestamp(('x' || left(replace(p.upper, '-', ''), 12))::bit(48)::bigint / 1000.0) <= bound
    order by p.upper
  loop
    partition := past.name;
    execute format('select count(*) from %s', past.name) into calls;
    if not dry then
      execute format('drop table %s', past.name);
    end if;
    return next;
  end loop;
end $function$;
revoke all on function platform.drop_partner_calls(timestamptz, boolean) from public;
grant execute on function platform.drop_partner_calls(timestamptz, boolean) to puente_app;
