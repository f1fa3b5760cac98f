-- Trigger: refuses updates, deletions and truncation of what is written once.
create or replace function ledger.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'ledger.% is immutable: a correction is a new row', tg_table_name using errcode = 'restrict_violation';
end $function$;
