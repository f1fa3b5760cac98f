-- Bank accounts whose balance is below its floor, as of the last count by the worker.
create table treasury.low_balance (
  code text not null,
  currency text not null,
  since timestamptz not null,
  primary key (code, currency)
);
grant select, insert, delete on treasury.low_balance to puente_app;
create view treasury.v_low_balance as select code, currency, since from treasury.low_balance;
grant select on treasury.v_low_balance to puente_app;
