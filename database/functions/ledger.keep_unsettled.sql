-- Trigger: keeps the rows of `ledger.unsettled` as the balance of an account leaves or reaches zero.
create or replace function ledger.keep_unsettled()
 returns trigger
 language plpgsql
as $function$
begin
  if new.credits_posted = new.debits_posted then
    delete from ledger.unsettled where account_id = new.id;
  else
    -- The fold knows the entry more exactly and has said so before.
    insert into ledger.unsettled (account_id, code, owner, currency, since)
      values (new.id, new.code, new.owner, new.currency, new.last_entry_at) on conflict do nothing;
  end if;
  return null;
end $function$;
