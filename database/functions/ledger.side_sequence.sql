-- The sequence of one leg of a batch: the batch sequence and the position of the leg in it.
create or replace function ledger.side_sequence(lot_sequence bigint, place bigint)
 returns bigint
 language sql
 immutable
return ((lot_sequence << 20) + place);
