-- The last version of an account before an instant; 0 when there is none.
create or replace function ledger.version_before(of_account bigint, moment timestamp with time zone)
 returns bigint
 language plpgsql
 stable
 set enable_seqscan to 'off'
as $function$
declare
  low bigint := 0;
  high bigint := coalesce((select account.version from ledger.account where account.id = of_account), 0);
  middle bigint;
begin
  while low < high loop
    middle := (low + high + 1) / 2;
    if (select recorded_at < moment from ledger.entry where account_id = of_account and version = middle) then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $function$;
