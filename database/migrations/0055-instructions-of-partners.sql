-- What partners hold of our instructions (payouts, refunds, sweeps), compared with the books before money is sent.
create schema instructions;
grant usage on schema instructions to puente_app;

-- Whether instructions are sent: open; comparing, until both partners' lists have been read since the last start; closed,
-- while a partner holds an instruction that nobody has explained.
create table instructions.gate (
  only_one boolean primary key default true check (only_one),
  state text not null check (state in ('open', 'comparing', 'closed')),
  since timestamptz not null
);
insert into instructions.gate (state, since) values ('open', now());
grant select, update (state, since) on instructions.gate to puente_app;

-- How far each partner's list has been read.
create table instructions.reading (
  partner text primary key check (partner in ('bank', 'rails')),
  position text not null,
  read_at timestamptz not null
);
grant select, insert, update (position, read_at) on instructions.reading to puente_app;

-- An instruction that a partner holds and the books do not, or have not sent. `about` is what money it moved: our reference
-- of the order for a payout, the bank's own id of the payment for a refund.
create table instructions.difference (
  id uuid primary key,
  partner text not null check (partner in ('bank', 'rails')),
  kind text not null check (kind in ('payout', 'refund', 'sweep')),
  reference text not null,
  partner_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null,
  about text,
  ordered_at timestamptz not null,
  standing text not null check (standing in ('unknown', 'never-sent')),
  found_at timestamptz not null,
  explanation text check (explanation in ('same-instruction', 'already-done', 'not-ours')),
  note text,
  explained_by text,
  explained_at timestamptz,
  -- When the books sent the same instruction themselves: from then on they know what became of it.
  sent_at timestamptz,
  unique (partner, reference),
  check ((explanation is null) = (explained_at is null) and (explanation is null) = (explained_by is null))
);
create index difference_unexplained on instructions.difference (found_at, id) where explanation is null;
create index difference_standing on instructions.difference (kind, about)
  where sent_at is null and explanation is distinct from 'not-ours';
grant select, insert, update (explanation, note, explained_by, explained_at, sent_at) on instructions.difference to puente_app;

create view instructions.v_standing as
  select kind, reference, about from instructions.difference
  where sent_at is null and explanation is distinct from 'not-ours' and status not in ('rejected', 'returned');
grant select on instructions.v_standing to puente_app;
