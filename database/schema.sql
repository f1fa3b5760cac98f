-- Printed from the catalogues by `npm run gen`; the migrations beside it are what counts.

create schema access;
create schema approvals;
create schema customers;
create schema graphile_worker;
create schema ledger;
create schema payins;
create schema payouts;
create schema platform;
create schema quotes;
create schema recipients;
create schema screening;
create schema transfers;

create table access.attempt (
  key bytea not null,
  tries integer not null,
  last_at timestamp with time zone not null,
  blocked_until timestamp with time zone not null,
  constraint attempt_pkey PRIMARY KEY (key),
  constraint attempt_tries_check CHECK ((tries >= 0))
);
create table access.demo_world (
  singleton boolean not null default true,
  planted_at timestamp with time zone not null,
  constraint demo_world_pkey PRIMARY KEY (singleton),
  constraint demo_world_singleton_check CHECK (singleton)
);
create table access.membership (
  user_id uuid not null,
  customer_id uuid not null,
  "position" integer not null,
  created_at timestamp with time zone not null,
  constraint membership_pkey PRIMARY KEY (user_id, customer_id),
  constraint membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES access."user"(id)
);
create table access.session (
  token_hash bytea not null,
  user_id uuid not null,
  customer_id uuid not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES access.membership(user_id, customer_id) ON DELETE CASCADE
);
create table access.staff (
  id uuid not null,
  email bytea not null,
  email_index bytea not null,
  name bytea not null,
  role text not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  constraint staff_email_index_key UNIQUE (email_index),
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_role_check CHECK ((role = ANY (ARRAY['support'::text, 'analyst'::text, 'officer'::text, 'treasury'::text, 'admin'::text])))
);
create table access.staff_session (
  token_hash bytea not null,
  staff_id uuid not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint staff_session_pkey PRIMARY KEY (token_hash),
  constraint staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES access.staff(id)
);
create table access."user" (
  id uuid not null,
  email bytea not null,
  email_index bytea not null,
  name bytea not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  constraint user_email_index_key UNIQUE (email_index),
  constraint user_pkey PRIMARY KEY (id)
);
create table approvals.approval (
  id uuid not null,
  action text not null,
  subject uuid not null,
  proposal jsonb not null,
  note text not null,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null,
  decision text,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint approval_check CHECK ((decided_by <> proposed_by)),
  constraint approval_check1 CHECK ((((decision IS NULL) = (decided_by IS NULL)) AND ((decision IS NULL) = (decided_at IS NULL)))),
  constraint approval_decision_check CHECK ((decision = ANY (ARRAY['confirmed'::text, 'sent-back'::text]))),
  constraint approval_pkey PRIMARY KEY (id)
);
create table customers.customer (
  id uuid not null,
  kind text not null,
  status text not null,
  level text not null,
  country text not null,
  name bytea not null,
  rut bytea not null,
  rut_index bytea not null,
  birth_date bytea,
  address bytea,
  created_at timestamp with time zone not null,
  constraint customer_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint customer_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint customer_level_check CHECK ((level = ANY (ARRAY['basic'::text, 'standard'::text, 'enhanced'::text]))),
  constraint customer_pkey PRIMARY KEY (id),
  constraint customer_rut_index_key UNIQUE (rut_index),
  constraint customer_status_check CHECK ((status = ANY (ARRAY['quote-only'::text, 'active'::text, 'refused'::text, 'closed'::text])))
);
create table graphile_worker.migrations (
  id integer not null,
  ts timestamp with time zone not null default now(),
  breaking boolean not null default false,
  constraint migrations_pkey PRIMARY KEY (id)
);
create table ledger.account (
  id bigint not null generated always as identity,
  code text not null,
  owner uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  currency text not null,
  normal_side text not null,
  floor text not null,
  debits_posted bigint not null default 0,
  credits_posted bigint not null default 0,
  debits_pending bigint not null default 0,
  credits_pending bigint not null default 0,
  version bigint not null default 0,
  last_entry_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint account_code_owner_currency_key UNIQUE (code, owner, currency),
  constraint account_pkey PRIMARY KEY (id),
  constraint floor_holds CHECK (
CASE floor
    WHEN 'none'::text THEN true
    WHEN 'credit-floor-zero'::text THEN (((credits_posted - debits_posted) - debits_pending) >= 0)
    WHEN 'debit-floor-zero'::text THEN (((debits_posted - credits_posted) - credits_pending) >= 0)
    ELSE false
END)
) with (fillfactor=60);
create table ledger.entry (
  account_id bigint not null,
  version bigint not null,
  journal_id uuid not null,
  "position" smallint not null,
  side text not null,
  posted_minor bigint not null,
  pending_minor bigint not null,
  posted_after bigint not null,
  debits_pending_after bigint not null,
  credits_pending_after bigint not null,
  recorded_at timestamp with time zone not null,
  constraint entry_pkey PRIMARY KEY (account_id, version)
);
create table ledger.journal (
  id uuid not null,
  sequence bigint not null generated always as identity,
  kind text not null,
  subject uuid not null,
  reason text,
  leg_count smallint not null,
  body_hash bytea not null,
  effective_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint journal_pkey PRIMARY KEY (id)
);
create table ledger.pending_due (
  pending_id uuid not null,
  timeout_at timestamp with time zone not null,
  constraint pending_due_pkey PRIMARY KEY (pending_id)
) with (autovacuum_vacuum_scale_factor=0.0, autovacuum_vacuum_threshold=20000);
create table ledger.resolution (
  pending_id uuid not null,
  journal_id uuid not null,
  "position" smallint not null,
  outcome text not null,
  constraint resolution_pkey PRIMARY KEY (pending_id)
);
create table ledger.tail (
  account_id bigint not null,
  sequence bigint not null generated always as identity,
  journal_id uuid not null,
  "position" smallint not null,
  side text not null,
  posted_minor bigint not null,
  pending_minor bigint not null,
  recorded_at timestamp with time zone not null,
  constraint tail_pkey PRIMARY KEY (account_id, sequence)
) with (autovacuum_vacuum_scale_factor=0.0, autovacuum_vacuum_threshold=20000);
create table ledger.transfer (
  journal_id uuid not null,
  "position" smallint not null,
  action text not null,
  debit_account bigint not null,
  credit_account bigint not null,
  amount_minor bigint not null,
  currency text not null,
  pending_id uuid,
  timeout_at timestamp with time zone,
  constraint moves_something CHECK (((amount_minor > 0) AND (debit_account <> credit_account))),
  constraint transfer_pkey PRIMARY KEY (journal_id, "position")
);
create table payins.bank_cursor (
  singleton boolean not null default true,
  cursor text,
  constraint bank_cursor_pkey PRIMARY KEY (singleton),
  constraint bank_cursor_singleton_check CHECK (singleton)
);
create table payins.payin_order (
  id uuid not null,
  reference text not null,
  customer_id uuid not null,
  payer_rut_index bytea not null,
  amount_minor bigint not null,
  deadline_at timestamp with time zone not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint payin_order_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payin_order_pkey PRIMARY KEY (id),
  constraint payin_order_reference_key UNIQUE (reference)
);
create table payins.payment (
  id uuid not null,
  bank_payment_id text not null,
  order_id uuid,
  amount_minor bigint not null,
  refunded_minor bigint not null default 0,
  status text not null,
  why text not null,
  payer bytea not null,
  payer_rut_index bytea not null,
  payer_bank text not null,
  credited_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  constraint payment_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payment_bank_payment_id_key UNIQUE (bank_payment_id),
  constraint payment_check CHECK (((refunded_minor >= 0) AND (refunded_minor <= amount_minor))),
  constraint payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES payins.payin_order(id),
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_status_check CHECK ((status = ANY (ARRAY['matched'::text, 'suspense'::text, 'reversed'::text])))
);
create table payins.payment_request (
  id uuid not null,
  order_id uuid not null,
  client_reference text not null,
  amount_minor bigint not null,
  bank_request_id text,
  url text,
  created_at timestamp with time zone not null,
  constraint payment_request_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payment_request_client_reference_key UNIQUE (client_reference),
  constraint payment_request_order_id_fkey FOREIGN KEY (order_id) REFERENCES payins.payin_order(id),
  constraint payment_request_pkey PRIMARY KEY (id)
);
create table payins.refund (
  id uuid not null,
  payment_id uuid not null,
  order_id uuid,
  amount_minor bigint not null,
  reason text not null,
  status text not null,
  attempts integer not null default 0,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint refund_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payins.payment(id),
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'submitted'::text, 'settled'::text, 'rejected'::text])))
);
create table payouts.payout (
  id uuid not null,
  transfer_id uuid not null,
  attempt integer not null,
  rail text not null,
  currency text not null,
  amount_minor bigint not null,
  instruction bytea not null,
  status text not null,
  code text,
  rejected_seen_at timestamp with time zone,
  claimed_credited boolean not null default false,
  asks integer not null default 0,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint payout_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payout_attempt_check CHECK ((attempt > 0)),
  constraint payout_pkey PRIMARY KEY (id),
  constraint payout_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'submitted'::text, 'unknown'::text, 'credited'::text, 'rejected'::text, 'returned'::text]))),
  constraint payout_transfer_id_attempt_key UNIQUE (transfer_id, attempt)
);
create table platform.audit (
  id uuid not null,
  at timestamp with time zone not null,
  actor text not null,
  action text not null,
  subject text,
  outcome text not null,
  request_id text not null,
  facts jsonb not null,
  constraint audit_pkey PRIMARY KEY (id)
);
create table platform.business_clock (
  singleton boolean not null default true,
  offset_ms bigint not null,
  constraint business_clock_pkey PRIMARY KEY (singleton),
  constraint business_clock_singleton_check CHECK (singleton)
);
create table platform.handled (
  event_id bigint not null,
  subscriber text not null,
  at timestamp with time zone not null,
  constraint handled_pkey PRIMARY KEY (event_id, subscriber)
);
create table platform.heartbeat (
  process text not null,
  at timestamp with time zone not null,
  constraint heartbeat_pkey PRIMARY KEY (process)
);
create table platform.idempotency (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  body bytea not null,
  created_at timestamp with time zone not null,
  constraint idempotency_pkey PRIMARY KEY (scope, key)
);
create table platform.migration (
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migration_pkey PRIMARY KEY (number)
);
create table platform.outbox (
  id bigint not null generated always as identity,
  name text not null,
  subject uuid not null,
  facts jsonb not null,
  at timestamp with time zone not null,
  constraint outbox_pkey PRIMARY KEY (id)
);
create table platform.partner_call (
  id uuid not null,
  partner text not null,
  operation text not null,
  subject uuid,
  outcome text not null,
  duration_ms integer not null,
  at timestamp with time zone not null,
  constraint partner_call_pkey PRIMARY KEY (id)
);
create table platform.partner_message (
  id uuid not null,
  partner text not null,
  event_id text not null,
  type text not null,
  body bytea not null,
  headers jsonb not null,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  outcome text,
  attempts integer not null default 0,
  retry_at timestamp with time zone not null,
  constraint partner_message_partner_event_id_key UNIQUE (partner, event_id),
  constraint partner_message_pkey PRIMARY KEY (id)
);
create table platform.relay (
  singleton boolean not null default true,
  constraint relay_pkey PRIMARY KEY (singleton),
  constraint relay_singleton_check CHECK (singleton)
);
create table platform.versioned (
  noun text not null,
  key text not null,
  version integer not null,
  in_force_from timestamp with time zone not null,
  data jsonb not null,
  written_by text not null,
  approved_by text,
  written_at timestamp with time zone not null default now(),
  constraint versioned_pkey PRIMARY KEY (noun, key, version),
  constraint versioned_version_check CHECK ((version > 0))
);
create table quotes.quote (
  id uuid not null,
  customer_id uuid not null,
  corridor_id text not null,
  corridor_version integer not null,
  fee_version integer not null,
  spread_version integer not null,
  rate_id uuid not null,
  fixed_side text not null,
  receive_currency text not null,
  send_minor bigint not null,
  receive_minor bigint not null,
  fee_gross_minor bigint not null,
  fee_net_minor bigint not null,
  fee_iva_minor bigint not null,
  converted_minor bigint not null,
  mid_value_minor bigint not null,
  spread_minor bigint not null,
  spread_bps integer not null,
  residue_minor bigint not null,
  total_cost_minor bigint not null,
  total_cost_bps integer not null,
  mid_rate numeric not null,
  customer_rate numeric not null,
  rate_source text not null,
  rate_as_of timestamp with time zone not null,
  arrival_at timestamp with time zone not null,
  arrival_reasons text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint quote_check CHECK ((customer_rate >= mid_rate)),
  constraint quote_check1 CHECK ((expires_at > created_at)),
  constraint quote_check2 CHECK ((send_minor = (fee_gross_minor + converted_minor))),
  constraint quote_check3 CHECK ((fee_gross_minor = (fee_net_minor + fee_iva_minor))),
  constraint quote_check4 CHECK ((converted_minor = ((mid_value_minor + spread_minor) + residue_minor))),
  constraint quote_check5 CHECK ((total_cost_minor = (fee_gross_minor + spread_minor))),
  constraint quote_converted_minor_check CHECK ((converted_minor > 0)),
  constraint quote_fee_gross_minor_check CHECK ((fee_gross_minor >= 0)),
  constraint quote_fee_iva_minor_check CHECK ((fee_iva_minor >= 0)),
  constraint quote_fee_net_minor_check CHECK ((fee_net_minor >= 0)),
  constraint quote_fixed_side_check CHECK ((fixed_side = ANY (ARRAY['send'::text, 'receive'::text]))),
  constraint quote_mid_rate_check CHECK ((mid_rate > (0)::numeric)),
  constraint quote_mid_value_minor_check CHECK ((mid_value_minor >= 0)),
  constraint quote_pkey PRIMARY KEY (id),
  constraint quote_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES quotes.rate(id),
  constraint quote_receive_minor_check CHECK ((receive_minor > 0)),
  constraint quote_residue_minor_check CHECK ((residue_minor >= 0)),
  constraint quote_send_minor_check CHECK ((send_minor > 0)),
  constraint quote_spread_minor_check CHECK ((spread_minor >= 0)),
  constraint quote_total_cost_minor_check CHECK ((total_cost_minor >= 0))
);
create table quotes.rate (
  id uuid not null,
  currency text not null,
  mid numeric not null,
  as_of timestamp with time zone not null,
  source text not null,
  fetched_at timestamp with time zone not null,
  accepted boolean not null,
  constraint rate_currency_as_of_mid_key UNIQUE (currency, as_of, mid),
  constraint rate_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint rate_mid_check CHECK ((mid > (0)::numeric)),
  constraint rate_pkey PRIMARY KEY (id)
);
create table recipients.recipient (
  id uuid not null,
  customer_id uuid not null,
  corridor_id text not null,
  corridor_version integer not null,
  country text not null,
  currency text not null,
  kind text not null,
  relationship text not null,
  name bytea not null,
  details bytea not null,
  account_index bytea not null,
  account_ending text not null,
  warnings jsonb not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  constraint recipient_account_ending_check CHECK (((length(account_ending) >= 1) AND (length(account_ending) <= 4))),
  constraint recipient_customer_id_account_index_key UNIQUE (customer_id, account_index),
  constraint recipient_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint recipient_pkey PRIMARY KEY (id)
);
create table screening."check" (
  id uuid not null,
  subject uuid not null,
  moment text not null,
  verdict text not null,
  list_version text not null,
  hits bytea not null,
  at timestamp with time zone not null,
  constraint check_moment_check CHECK ((moment = ANY (ARRAY['order'::text, 'funded'::text]))),
  constraint check_pkey PRIMARY KEY (id),
  constraint check_verdict_check CHECK ((verdict = ANY (ARRAY['clear'::text, 'hit'::text])))
);
create table transfers.event (
  transfer_id uuid not null,
  sequence integer not null,
  from_state text,
  to_state text not null,
  event text not null,
  actor text not null,
  facts jsonb not null,
  at timestamp with time zone not null,
  constraint event_pkey PRIMARY KEY (transfer_id, sequence),
  constraint event_sequence_check CHECK ((sequence > 0)),
  constraint event_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
);
create table transfers.review (
  id uuid not null,
  transfer_id uuid not null,
  reason text not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  outcome text,
  constraint review_outcome_check CHECK ((outcome = ANY (ARRAY['release'::text, 'refuse'::text]))),
  constraint review_pkey PRIMARY KEY (id),
  constraint review_reason_check CHECK ((reason = ANY (ARRAY['screening-hit'::text, 'limit'::text, 'manual'::text]))),
  constraint review_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
);
create table transfers.transfer (
  id uuid not null,
  reference text not null,
  customer_id uuid not null,
  user_id uuid not null,
  recipient_id uuid not null,
  quote_id uuid not null,
  corridor_id text not null,
  state text not null,
  reviewed_from text,
  send_minor bigint not null,
  receive_minor bigint not null,
  currency text not null,
  usd_cents bigint not null,
  purpose text not null,
  funds_source text not null,
  relationship text not null,
  parties bytea not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  funding_deadline_at timestamp with time zone not null,
  lease_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_quote_id_key UNIQUE (quote_id),
  constraint transfer_receive_minor_check CHECK ((receive_minor > 0)),
  constraint transfer_reference_key UNIQUE (reference),
  constraint transfer_reviewed_from_check CHECK ((reviewed_from = ANY (ARRAY['awaiting-payin'::text, 'funded'::text]))),
  constraint transfer_send_minor_check CHECK ((send_minor > 0)),
  constraint transfer_usd_cents_check CHECK ((usd_cents >= 0))
);

CREATE INDEX attempt_last_at ON access.attempt USING btree (last_at);
CREATE INDEX membership_customer ON access.membership USING btree (customer_id);
CREATE INDEX session_by_user ON access.session USING btree (user_id);
CREATE INDEX session_ends_at ON access.session USING btree (ends_at);
CREATE INDEX staff_session_ends_at ON access.staff_session USING btree (ends_at);
CREATE INDEX staff_session_staff ON access.staff_session USING btree (staff_id);
CREATE UNIQUE INDEX approval_open ON approvals.approval USING btree (action, subject) WHERE (decision IS NULL);
CREATE INDEX approval_subject ON approvals.approval USING btree (subject, id);
CREATE INDEX journal_subject ON ledger.journal USING btree (subject);
CREATE INDEX pending_due_timeout ON ledger.pending_due USING btree (timeout_at);
CREATE UNIQUE INDEX transfer_pending ON ledger.transfer USING btree (pending_id) WHERE (action = 'pending'::text);
CREATE INDEX payment_order ON payins.payment USING btree (order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX payment_request_order ON payins.payment_request USING btree (order_id, id);
CREATE INDEX payment_suspense ON payins.payment USING btree (received_at, id) WHERE (status = 'suspense'::text);
CREATE INDEX refund_order ON payins.refund USING btree (order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX refund_waiting ON payins.refund USING btree (due_at, id) WHERE (status = ANY (ARRAY['ready'::text, 'submitted'::text]));
CREATE INDEX payout_due ON payouts.payout USING btree (status, due_at, id) WHERE (status = ANY (ARRAY['ready'::text, 'submitted'::text, 'unknown'::text]));
CREATE INDEX audit_actor ON platform.audit USING btree (actor, id);
CREATE INDEX audit_subject ON platform.audit USING btree (subject, id) WHERE (subject IS NOT NULL);
CREATE INDEX idempotency_created_at ON platform.idempotency USING btree (created_at);
CREATE INDEX partner_call_subject ON platform.partner_call USING btree (subject, id) WHERE (subject IS NOT NULL);
CREATE INDEX partner_message_waiting ON platform.partner_message USING btree (partner, retry_at) WHERE (handled_at IS NULL);
CREATE INDEX versioned_in_force ON platform.versioned USING btree (noun, key, in_force_from DESC, version DESC);
CREATE INDEX quote_customer ON quotes.quote USING btree (customer_id, id DESC);
CREATE INDEX rate_accepted ON quotes.rate USING btree (currency, as_of DESC, id DESC) WHERE accepted;
CREATE INDEX rate_fetched ON quotes.rate USING btree (fetched_at);
CREATE INDEX rate_newest ON quotes.rate USING btree (currency, as_of DESC, id DESC);
CREATE INDEX recipient_used ON recipients.recipient USING btree (customer_id, used_at DESC, id DESC);
CREATE INDEX check_subject ON screening."check" USING btree (subject, id);
CREATE INDEX review_closed ON transfers.review USING btree (closed_at DESC, id) WHERE (closed_at IS NOT NULL);
CREATE INDEX review_due ON transfers.review USING btree (due_at, id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX review_open ON transfers.review USING btree (transfer_id) WHERE (closed_at IS NULL);
CREATE INDEX transfer_customer ON transfers.transfer USING btree (customer_id, id DESC);
CREATE INDEX transfer_deadline ON transfers.transfer USING btree (funding_deadline_at) WHERE (state = 'awaiting-payin'::text);
CREATE INDEX transfer_funded ON transfers.transfer USING btree (lease_until, id) WHERE (state = 'funded'::text);
CREATE INDEX transfer_newest ON transfers.transfer USING btree (state, id DESC);

create view transfers.v_transfer as
 SELECT id,
    reference,
    customer_id,
    recipient_id,
    state,
    send_minor,
    receive_minor,
    currency,
    created_at
   FROM transfers.transfer;

-- function ledger.fold_tail(limit_per_account integer) returns bigint
-- function ledger.post_batch(codes text[], owners uuid[], currencies text[], journal_ids uuid[], kinds text[], subjects uuid[], reasons text[], leg_counts smallint[], body_hashes text[], effective_ats timestamp with time zone[], leg_journals integer[], leg_positions smallint[], leg_actions text[], leg_debits integer[], leg_credits integer[], leg_amounts bigint[], leg_currencies text[], leg_pendings uuid[], leg_timeouts timestamp with time zone[], moment timestamp with time zone) returns boolean
-- function ledger.refuse_change() returns trigger
-- function ledger.version_before(of_account bigint, moment timestamp with time zone) returns bigint

CREATE TRIGGER immutable BEFORE DELETE OR TRUNCATE ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER immutable_name BEFORE UPDATE OF id, code, owner, currency, normal_side, floor, opened_at ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.entry FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.journal FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.resolution FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

grant usage on schema access to puente_app;
grant delete, insert, select, update (blocked_until), update (last_at), update (tries) on access.attempt to puente_app;
grant insert, select on access.demo_world to puente_app;
grant insert, select on access.membership to puente_app;
grant delete, insert, select, update (customer_id), update (seen_at) on access.session to puente_app;
grant insert, select, update (email), update (name) on access.staff to puente_app;
grant delete, insert, select, update (seen_at) on access.staff_session to puente_app;
grant insert, select, update (email), update (name) on access."user" to puente_app;
grant usage on schema approvals to puente_app;
grant insert, select, update (decided_at), update (decided_by), update (decision) on approvals.approval to puente_app;
grant usage on schema customers to puente_app;
grant insert, select, update (address), update (birth_date), update (name), update (rut) on customers.customer to puente_app;
grant usage on schema ledger to puente_app;
grant insert (code), insert (currency), insert (floor), insert (normal_side), insert (opened_at), insert (owner), select, update (closed_at), update (credits_pending), update (credits_posted), update (debits_pending), update (debits_posted), update (last_entry_at), update (version) on ledger.account to puente_app;
grant insert, select on ledger.entry to puente_app;
grant insert, select on ledger.journal to puente_app;
grant delete, insert, select on ledger.pending_due to puente_app;
grant insert, select on ledger.resolution to puente_app;
grant delete, insert, select on ledger.tail to puente_app;
grant insert, select on ledger.transfer to puente_app;
grant usage on schema payins to puente_app;
grant select, update on payins.bank_cursor to puente_app;
grant insert, select, update (closed_at), update (deadline_at) on payins.payin_order to puente_app;
grant insert, select, update (order_id), update (payer), update (refunded_minor), update (status), update (why) on payins.payment to puente_app;
grant insert, select, update (bank_request_id), update (url) on payins.payment_request to puente_app;
grant insert, select, update (attempts), update (due_at), update (settled_at), update (status) on payins.refund to puente_app;
grant usage on schema payouts to puente_app;
grant insert, select, update (asks), update (changed_at), update (claimed_credited), update (code), update (due_at), update (instruction), update (rejected_seen_at), update (status) on payouts.payout to puente_app;
grant usage on schema platform to puente_app;
grant insert, select on platform.audit to puente_app;
grant select, update (offset_ms) on platform.business_clock to puente_app;
grant delete, insert, select on platform.handled to puente_app;
grant insert, select, update on platform.heartbeat to puente_app;
grant delete, insert, select on platform.idempotency to puente_app;
grant select on platform.migration to puente_app;
grant delete, insert, select on platform.outbox to puente_app;
grant insert, select on platform.partner_call to puente_app;
grant insert, select, update (attempts), update (handled_at), update (outcome), update (retry_at) on platform.partner_message to puente_app;
grant select, update on platform.relay to puente_app;
grant insert, select, update (approved_by) on platform.versioned to puente_app;
grant usage on schema quotes to puente_app;
grant insert, select on quotes.quote to puente_app;
grant insert, select on quotes.rate to puente_app;
grant usage on schema recipients to puente_app;
grant insert, select, update (details), update (name), update (used_at) on recipients.recipient to puente_app;
grant usage on schema screening to puente_app;
grant insert, select, update (hits) on screening."check" to puente_app;
grant usage on schema transfers to puente_app;
grant insert, select on transfers.event to puente_app;
grant insert, select, update (closed_at), update (outcome) on transfers.review to puente_app;
grant insert, select, update (changed_at), update (funding_deadline_at), update (lease_until), update (parties), update (reviewed_from), update (state) on transfers.transfer to puente_app;
grant select on transfers.v_transfer to puente_app;
