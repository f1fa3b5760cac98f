-- The difference between bank and books before the first statement of an account is an item of its own: on the bank's side,
-- beside that statement, without a position among its lines. There is one, or a few, for each account.
create index item_opening on reconciliation.item (account_id) where side = 'bank' and position is null;

-- Its amount becomes smaller as later statements explain it. The amount of every other item never changes.
create function reconciliation.keep_amount() returns trigger language plpgsql as $$
begin
  raise exception 'the amount of item % never changes', old.id;
end $$;
create trigger item_amount before update of amount_minor on reconciliation.item for each row
  when (new.amount_minor <> old.amount_minor and not (old.side = 'bank' and old.position is null and old.state = 'open'))
  execute function reconciliation.keep_amount();
grant update (amount_minor) on reconciliation.item to puente_app;
