-- Locks the closing of periods against concurrent changes and returns the instant before which they are closed.
create or replace function ledger.hold_periods()
 returns timestamp with time zone
 language plpgsql
as $function$
begin
  perform pg_advisory_xact_lock_shared(4820177402);
  -- A statement of its own: it sees what was committed while this one waited.
  return (select closed_before from ledger.period_change order by sequence desc limit 1);
end $function$;
