-- What is owed after a chargeback has a reference of its own, so that a repayment can name it, and every sum that reduced
-- it is kept: which payment, or which money of ours that was set off.
alter table payins.receivable add column reference text;

-- The same signs as an order's reference, drawn from the random part of the id.
update payins.receivable r set reference = 'PD' || (
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', ((n.random >> (5 * i)) & 31)::int + 1, 1), '' order by i)
  from generate_series(0, 7) i,
    (select ('x' || lpad(right(replace(r.id::text, '-', ''), 10), 16, '0'))::bit(64)::bigint as random) n);

alter table payins.receivable
  alter column reference set not null,
  add constraint receivable_reference_key unique (reference),
  add constraint receivable_reference_check check (reference ~ '^PD[2-9A-HJ-NP-Z]{8}$');

create table payins.receivable_part (
  id uuid primary key,
  receivable_id uuid not null references payins.receivable (id),
  -- A payment of the debtor; money of the order beyond what the order needs; money of the order that would have gone
  -- back; a refund that the bank rejected.
  source text not null check (source in ('payment', 'order', 'set-off', 'refund')),
  payment_id uuid references payins.payment (id),
  amount_minor bigint not null check (amount_minor > 0),
  at timestamptz not null,
  check (source <> 'payment' or payment_id is not null)
);
create index receivable_part_receivable on payins.receivable_part (receivable_id, at, id);
create index receivable_part_payment on payins.receivable_part (payment_id) where payment_id is not null;
grant select, insert on payins.receivable_part to puente_app;

insert into payins.receivable_part (id, receivable_id, source, payment_id, amount_minor, at)
  select platform.derived_id('receivable-part', p.id::text), p.receivable_id, 'payment', p.id, p.amount_minor, p.received_at
  from payins.payment p where p.receivable_id is not null and p.status in ('applied', 'reversed');

insert into payins.receivable_part (id, receivable_id, source, amount_minor, at)
  select platform.derived_id('receivable-part', r.id::text), r.id, 'set-off', r.taken, coalesce(r.closed_at, r.opened_at)
  from (select r.*, r.amount_minor - r.outstanding_minor
          - r.written_off_minor
          - coalesce((select sum(amount_minor) from payins.receivable_part where receivable_id = r.id), 0)::bigint as taken
        from payins.receivable r) r
  where r.taken > 0;

do $$
begin
  if exists (select from payins.receivable r
             where r.outstanding_minor + r.written_off_minor
               + (select coalesce(sum(amount_minor), 0) from payins.receivable_part where receivable_id = r.id)
               <> r.amount_minor) then
    raise exception 'a debt whose parts do not add up';
  end if;
end $$;

-- A debtor's debts, open and closed, the newest first.
create index receivable_customer_newest on payins.receivable (customer_id, id desc) where customer_id is not null;
