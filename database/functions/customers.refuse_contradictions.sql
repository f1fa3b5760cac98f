-- Trigger: refuses an approved version of limits that contradicts the others in force.
create or replace function customers.refuse_contradictions()
 returns trigger
 language plpgsql
 set search_path to ''
as $function$
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
end $function$;
