-- Closes accounting periods, or opens them again with a correction. Returns the verdict.
create or replace function ledger.change_periods(new_action text, new_closed_before timestamp with time zone, by_actor text, why text, moment timestamp with time zone)
 returns text
 language plpgsql
as $function$
declare
  standing timestamptz;
begin
  perform pg_advisory_xact_lock(4820177402);
  standing := (select closed_before from ledger.period_change order by sequence desc limit 1);
  if new_closed_before is not distinct from standing then
    return 'same-again';
  end if;
  if new_action = 'close' and new_closed_before <= standing then
    return 'already-closed';
  end if;
  if new_action = 'correct' and (standing is null or new_closed_before > standing) then
    return 'not-closed';
  end if;
  insert into ledger.period_change (action, closed_before, actor, reason, recorded_at, after_journal)
    values (new_action, new_closed_before, by_actor, why, moment,
            (select case when is_called then last_value else 0 end from ledger.journal_sequence_seq));
  return 'done';
end $function$;
