-- What the bank says against what it said before, and what sends money out once more, counts when it is said twice: the
-- first time is noted with what was said. `code` is the bank's reason for not taking a refund.
alter table payins.refund add column code text;
alter table payins.refund add column said text check (said in ('rejected', 'settled'));
alter table payins.refund add column said_at timestamptz;
alter table payins.refund add constraint refund_said_whole check ((said is null) = (said_at is null));
-- A message said that it was settled while the bank, asked, says otherwise.
alter table payins.refund add column claimed_settled boolean not null default false;
-- When the bank is asked again about a refund that it rejected: it may have settled it after all.
alter table payins.refund add column look_at timestamptz;
update payins.refund set look_at = created_at + interval '1 day'
  where status in ('rejected', 'replaced') or (status = 'cancelled' and attempts > 0);
create index refund_look on payins.refund (look_at, id)
  where status in ('rejected', 'replaced', 'cancelled') and look_at is not null;
grant update (code, said, said_at, claimed_settled, look_at) on payins.refund to puente_app;

-- The bank's reason for refusing a sweep, before it is believed.
alter table payins.sweep add column refused_code text;
grant update (refused_code) on payins.sweep to puente_app;

-- A refund that was settled after another had taken its place: whoever was paid twice owes it, in a case of treasury's.
alter table payins.receivable add column refund_id uuid references payins.refund;
alter table payins.receivable drop constraint receivable_payment_id_key;
create unique index receivable_payment on payins.receivable (payment_id) where refund_id is null;
create unique index receivable_refund on payins.receivable (refund_id) where refund_id is not null;

alter table payins.suspense drop constraint suspense_outcome_check;
alter table payins.suspense add constraint suspense_outcome_check
  check (outcome in ('matched', 'returned', 'applied', 'reversed', 'settled'));

-- Journals of what was settled after all, by which the bank's statement finds them.
create or replace view payins.v_bank_fact as
  select platform.derived_id(said.word, p.id::text) as journal_id, p.id as subject,
         array[p.bank_payment_id, o.reference] as refs, p.payer_rut_index as rut_index
  from payins.payment p left join payins.payin_order o on o.id = p.order_id,
       (values ('payin-received'), ('payin-reversed')) as said (word)
  union all
  select platform.derived_id(said.word, p.id::text), p.order_id, array[p.bank_payment_id, o.reference], p.payer_rut_index
  from payins.payment p join payins.payin_order o on o.id = p.order_id,
       (values ('payin-received'), ('payin-reversed')) as said (word)
  union all
  select platform.derived_id(said.word, r.id::text), r.order_id, array[r.id::text], p.payer_rut_index
  from payins.refund r join payins.payment p on p.id = r.payment_id,
       (values ('refund-ended'), ('refund-settled-after-all'), ('refund-paid-twice')) as said (word)
  where r.order_id is not null
  union all
  select platform.derived_id(said.word, r.id::text), r.payment_id, array[r.id::text], p.payer_rut_index
  from payins.refund r join payins.payment p on p.id = r.payment_id,
       (values ('refund-ended'), ('refund-settled-after-all'), ('refund-paid-twice')) as said (word)
  union all
  select platform.derived_id(said.word, w.id::text), w.id, array[w.id::text], null::bytea
  from payins.sweep w, (values ('sweep-ordered'), ('sweep-ended')) as said (word);

-- For so many hours the bank may leave a refund without an end before staff see its transfer among those that stand still,
-- and for so many days it is asked about a refund that it rejected.
update platform.versioned set data = data || '{"refundUnansweredHours": 24, "refundLookBackDays": 60}'
  where noun = 'payin-terms' and key = 'default';

create view payins.v_refund_open as
  select id, order_id, created_at as since from payins.refund where status in ('ready', 'submitted');
grant select on payins.v_refund_open to puente_app;

create or replace view transfers.v_stuck as
  select t.id, t.state as why, 1 as rank, c.opened_at as since, c.due_at
  from transfers.transfer t join transfers.correction c on c.transfer_id = t.id and c.closed_at is null
  where t.state in ('returned', 'correcting')
  union all
  select t.id, case when w.is_unanswered then 'payout-unknown' else 'payout-late' end, 1, w.since, null::timestamptz
  from transfers.transfer t join payouts.v_waiting w on w.transfer_id = t.id
  where t.state in ('converting', 'payout-unknown', 'payout-submitted')
  union all
  select t.id, 'refund-rejected', 1, t.changed_at, null from transfers.transfer t
  where t.state = 'refunding'
    and exists (select from payins.v_refund r where r.order_id = t.id and r.status = 'rejected')
  union all
  select t.id, 'refund-unanswered', 2, min(r.since), null
  from transfers.transfer t join payins.v_refund_open r on r.order_id = t.id
  where t.state = 'refunding' group by t.id
  union all
  select transfer_id, 'recall', 2, requested_at, due_at from transfers.recall where answered_at is null
  union all
  select transfer_id, 'paid-after-all', 3, opened_at, due_at from transfers.claim where closed_at is null;
