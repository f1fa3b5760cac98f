-- What must be known of a customer's funds above an amount, and what an item that opens after the order stops.

-- Thresholds of due diligence by kind and level, in US cents over rolling windows (24 hours, 30 days, 365 days). What is
-- left away has no threshold. `reviewDays` is how many banking days staff have for the evidence.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('due-diligence', 'person/basic', 1, '2020-01-01T00:00:00Z',
   '{"monthUsdCents": "250000", "yearUsdCents": "1000000", "reviewDays": 2}', 'seed', 'seed'),
  ('due-diligence', 'person/standard', 1, '2020-01-01T00:00:00Z',
   '{"dayUsdCents": "400000", "monthUsdCents": "1000000", "yearUsdCents": "5000000", "reviewDays": 2}', 'seed', 'seed'),
  ('due-diligence', 'person/enhanced', 1, '2020-01-01T00:00:00Z',
   '{"monthUsdCents": "4000000", "yearUsdCents": "20000000", "reviewDays": 2}', 'seed', 'seed'),
  ('due-diligence', 'company/basic', 1, '2020-01-01T00:00:00Z',
   '{"monthUsdCents": "800000", "yearUsdCents": "5000000", "reviewDays": 2}', 'seed', 'seed'),
  ('due-diligence', 'company/standard', 1, '2020-01-01T00:00:00Z',
   '{"dayUsdCents": "1500000", "monthUsdCents": "6000000", "yearUsdCents": "40000000", "reviewDays": 2}',
   'seed', 'seed'),
  ('due-diligence', 'company/enhanced', 1, '2020-01-01T00:00:00Z',
   '{"dayUsdCents": "7500000", "monthUsdCents": "30000000", "yearUsdCents": "200000000", "reviewDays": 2}',
   'seed', 'seed');

-- What was asked of a customer because of what they send: one row each, opened anew when more is asked later. It is what
-- the rule of the pending item reads, so that nobody has to add up transfers to know who owes evidence.
create table customers.due_diligence (
  customer_id uuid primary key references customers.customer,
  kind text not null check (kind in ('person', 'company')),
  demanded_at timestamptz not null,
  -- Which window was passed, its threshold then, and what it came to with the order that was asked for.
  passed text not null check (passed in ('day', 'month', 'year')),
  threshold_usd_cents bigint not null check (threshold_usd_cents > 0),
  reached_usd_cents bigint not null check (reached_usd_cents > threshold_usd_cents),
  -- Evidence waits for staff since then, until then.
  answered_at timestamptz,
  answer_due_at timestamptz,
  -- Why the last evidence was not enough: a code.
  refused_because text,
  settled_at timestamptz,
  check ((answered_at is null) = (answer_due_at is null))
);
create index due_diligence_open on customers.due_diligence (kind, customer_id) where settled_at is null;
grant select, insert, update (demanded_at, passed, threshold_usd_cents, reached_usd_cents, answered_at, answer_due_at,
  refused_because, settled_at) on customers.due_diligence to puente_app;

-- Evidence of where funds come from, as staff accepted it: up to so much in any window, until then. Never changed.
create table customers.funds_evidence (
  id uuid primary key,
  customer_id uuid not null references customers.customer,
  -- What showed it; evidence that staff saw by other means has none.
  document_id uuid,
  ceiling_usd_cents bigint not null check (ceiling_usd_cents > 0),
  accepted_at timestamptz not null,
  accepted_until timestamptz not null check (accepted_until > accepted_at),
  accepted_by text not null
);
create index funds_evidence_customer on customers.funds_evidence (customer_id, accepted_until);
grant select, insert on customers.funds_evidence to puente_app;

-- What others may read to judge an order: how much is known of a customer, and the evidence that was accepted.
create view customers.v_known as select id, kind, level, status from customers.customer;
create view customers.v_funds_evidence as
  select customer_id, ceiling_usd_cents, accepted_at, accepted_until from customers.funds_evidence;
grant select on customers.v_known, customers.v_funds_evidence to puente_app;

-- A funded transfer that an open pending item stopped before its conversion: the pesos stay as they are, and the locked
-- rate stands until `rate_until`. What is not settled and decided by `gives_up_at` goes back.
create table transfers.hold (
  id uuid primary key,
  transfer_id uuid not null references transfers.transfer,
  -- The item that stopped it.
  item_id uuid not null,
  -- The price it was held at: one price stands one banking day, however often it is held.
  quote_id uuid not null,
  opened_at timestamptz not null,
  rate_until timestamptz not null,
  gives_up_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('settled', 'repriced', 'given-back', 'reversed')),
  check ((ended_at is null) = (outcome is null))
);
create unique index hold_open on transfers.hold (transfer_id) where ended_at is null;
create index hold_due on transfers.hold (rate_until, transfer_id) where ended_at is null;
create index hold_history on transfers.hold (transfer_id, opened_at);
grant select, insert, update (item_id, ended_at, outcome) on transfers.hold to puente_app;
create index transfer_held on transfers.transfer (customer_id) where state = 'held';
create index transfer_held_user on transfers.transfer (user_id) where state = 'held';

-- An offer of today's rate stands one banking day and is made anew while the customer may still decide.
alter table transfers.choice drop constraint choice_kind_check;
alter table transfers.choice add constraint choice_kind_check check (kind in ('short', 'late', 'held'));
alter table transfers.choice add column offer_until timestamptz;
create index choice_offer on transfers.choice (offer_until) where answered_at is null and offer_until is not null;
grant update (offer_until) on transfers.choice to puente_app;

-- How long a locked rate stands while something is settled, and how long the customer may then decide.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('hold-terms', 'default', 1, '2020-01-01T00:00:00Z',
   '{"rateBankingDays": 1, "answerBankingDays": 5}', 'seed', 'seed');

-- Held money says until when and whose turn it is, too: the customer's, or of whoever reads what the customer answered.
create or replace view transfers.v_moving_money as
  select t.id, t.reference, t.customer_id, t.state, t.receive_minor, t.currency, t.changed_at,
    coalesce(choice.due_at, correction.due_at, hold.rate_until,
      case when t.state = 'awaiting-payin' then t.funding_deadline_at end) as due_at,
    -- A late payment without a rate to offer waits for one, and what nobody but we can mend waits for us.
    case when hold.id is not null then case when item.turn = 'staff' then 'compliance' else 'customer' end
         when choice.id is not null then case when choice.offered is null then 'treasury' else 'customer' end
         when correction.id is not null then case when correction.acts = 'customer' then 'customer' else 'treasury' end
    end as turn
  from transfers.transfer t
  left join transfers.choice on choice.transfer_id = t.id and choice.answered_at is null
    and t.state in ('awaiting-payin', 'held')
  left join transfers.correction on correction.transfer_id = t.id and correction.closed_at is null
    and t.state in ('returned', 'correcting')
  left join transfers.hold on hold.transfer_id = t.id and hold.ended_at is null and t.state = 'held'
  left join pending_items.v_open item on item.id = hold.item_id;
