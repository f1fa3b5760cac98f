-- Trigger: stores a leg that is inserted alone as a batch of one leg.
create or replace function ledger.keep_side()
 returns trigger
 language plpgsql
as $function$
begin
  insert into ledger.lot (account_id, recorded_at, journal_ids, positions, are_credits, posted_minors, pending_minors)
    values (new.account_id, new.recorded_at, array[new.journal_id], array[new.position], array[new.side = 'credit'],
            array[new.posted_minor], array[new.pending_minor]);
  return new;
end $function$;
