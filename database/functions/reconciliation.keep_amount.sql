-- Trigger: refuses changes to the amount of an item.
create or replace function reconciliation.keep_amount()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'the amount of item % never changes', old.id;
end $function$;
