-- Trigger: refuses updates, deletions and truncation of blocks, day roots and verifications.
create or replace function seals.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'seals.% is immutable', tg_table_name using errcode = 'restrict_violation';
end $function$;
