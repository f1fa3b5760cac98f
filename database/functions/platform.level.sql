-- The level of a meter now: its last level less what has drained since.
create or replace function platform.level(kept platform.meter, now timestamp with time zone)
 returns double precision
 language sql
 stable
as $function$
  select greatest(0, kept.level - greatest(0, extract(epoch from now - kept.at)::float8 * 1000) / kept.ms_each)
$function$;
