-- Trigger: refuses updates, deletions and truncation of blocks, signed day roots and verifications.
create or replace function evidence.refuse_change()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'evidence.% is immutable', tg_table_name using errcode = 'restrict_violation';
end $function$;
