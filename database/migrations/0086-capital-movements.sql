-- Opening balances, contributions and withdrawals of the operator's own money. One person proposes a movement; once a
-- second one confirms it, it is booked as the journal with its id. Rows are never deleted.
create table treasury.capital_movement (
  id uuid primary key,
  kind text not null check (kind in ('opening-balance', 'contribution', 'withdrawal')),
  account_code text not null check (account_code in ('operator-bank', 'nostro')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  -- The day in Chile on which the money moved at the bank.
  day date not null,
  bank_reference text check (bank_reference <> ''),
  note text not null,
  state text not null default 'waiting' check (state in ('waiting', 'booked', 'sent-back', 'withdrawn')),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  -- Who booked it or sent it back, or the proposer who withdrew it.
  decided_by uuid,
  decided_at timestamptz,
  check ((account_code = 'operator-bank') = (currency = 'CLP')),
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'withdrawn') = (decided_by = proposed_by))
);
create index capital_movement_newest on treasury.capital_movement (proposed_at desc, id desc);
create index capital_movement_waiting on treasury.capital_movement (proposed_at desc, id desc) where state = 'waiting';
create unique index capital_movement_opening on treasury.capital_movement (account_code, currency)
  where kind = 'opening-balance' and state = 'booked';
grant select, insert, update (state, decided_by, decided_at) on treasury.capital_movement to puente_app;
