-- A statement may be written while its last day still runs: what is booked later that day is for the next statement.
alter table reconciliation.account
  -- Up to which moment the bank tells of its last day; null where its statements are older than this column.
  add column covered_at timestamptz;
grant update (covered_at) on reconciliation.account to puente_app;
alter table reconciliation.item
  -- When the books say it moved; null for lines of banks and for entries of before.
  add column moved_at timestamptz;

-- A break: an open item of the time that both sides speak of.
create or replace view reconciliation.v_break as
  select i.id, a.code, a.currency, i.side, i.day, i.amount_minor, i.owner_staff_id, i.account_id
  from reconciliation.item i join reconciliation.account a on a.id = i.account_id
  where i.state = 'open' and (i.side = 'bank' or i.day between a.starts_on and a.covered_until
    and (i.moved_at <= a.covered_at) is not false);
