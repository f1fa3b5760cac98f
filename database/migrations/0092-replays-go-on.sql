-- A replay may go on from a signed block through which an earlier one covered everything.
alter table evidence.verification
  -- The block after which it began; 0 when it covered everything.
  add column from_height bigint not null default 0,
  -- The signed block from which the next one may go on, and the number of ledger transfers through it.
  add column rooted_height bigint,
  add column rooted_transfers bigint,
  add constraint rooted_whole check ((rooted_height is null) = (rooted_transfers is null));
