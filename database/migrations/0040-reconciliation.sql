-- What a bank says stands beside what our books say of the same account, and every difference has an age and an owner.
-- What was imported, matched and undone are rows that nobody changes; an item's state is what they add up to.

-- The id of something that may happen once, as the server derives it from two words.
create function platform.derived_id(word text, id text) returns uuid language sql immutable strict parallel safe
return (
  select encode(set_byte(set_byte(hash, 6, (get_byte(hash, 6) & 15) | 128), 8, (get_byte(hash, 8) & 63) | 128), 'hex')::uuid
  from (select substring(sha256(convert_to(word, 'UTF8') || '\x00'::bytea || convert_to(id, 'UTF8')) from 1 for 16)) as hashed (hash)
);
grant execute on function platform.derived_id(text, text) to puente_app;

-- Numbered sides of accounts: whoever has read up to a version misses nothing that comes after.
create view ledger.v_side as
  select entry.account_id, entry.version, entry.journal_id, entry.side, entry.posted_minor, journal.kind, journal.subject,
         journal.effective_at, entry.recorded_at
  from ledger.entry join ledger.journal on journal.id = entry.journal_id;
create view ledger.v_account as
  select id, code, nullif(owner, '00000000-0000-0000-0000-000000000000') as owner, currency from ledger.account;
grant select on ledger.v_side, ledger.v_account to puente_app;

-- What was booked on a bank account about a payment, a refund or a sweep, with the references a bank knows it by.
create view payins.v_bank_fact as
  select platform.derived_id(word, p.id::text) as journal_id, p.id as subject, array[p.bank_payment_id, o.reference] as refs,
         p.payer_rut_index as rut_index
    from payins.payment p left join payins.payin_order o on o.id = p.order_id,
         (values ('payin-received'), ('payin-reversed')) as said (word)
  union all
  select platform.derived_id(word, p.id::text), p.order_id, array[p.bank_payment_id, o.reference], p.payer_rut_index
    from payins.payment p join payins.payin_order o on o.id = p.order_id,
         (values ('payin-received'), ('payin-reversed')) as said (word)
  union all
  select platform.derived_id('refund-ended', r.id::text), r.order_id, array[r.id::text], p.payer_rut_index
    from payins.refund r join payins.payment p on p.id = r.payment_id where r.order_id is not null
  union all
  select platform.derived_id('refund-ended', r.id::text), r.payment_id, array[r.id::text], p.payer_rut_index
    from payins.refund r join payins.payment p on p.id = r.payment_id
  union all
  select platform.derived_id(word, w.id::text), w.id, array[w.id::text], null
    from payins.sweep w, (values ('sweep-ordered'), ('sweep-ended')) as said (word);
create view payouts.v_bank_fact as
  select transfer_id, array[id::text, rail_reference] as refs from payouts.payout;
grant select on payins.v_bank_fact, payouts.v_bank_fact to puente_app;

create schema reconciliation;
grant usage on schema reconciliation to puente_app;

-- A reference as every bank writes it: letters and digits.
create function reconciliation.plain_reference(text) returns text language sql immutable strict parallel safe
return upper(regexp_replace($1, '[^0-9A-Za-z]', '', 'g'));
-- What one journal moved on one account is one entry here, collected or made.
create function reconciliation.entry_id(account_id bigint, journal_id uuid) returns uuid
language sql immutable strict parallel safe
return platform.derived_id('reconciled-entry', account_id || ' ' || journal_id);
grant execute on function reconciliation.plain_reference(text), reconciliation.entry_id(bigint, uuid) to puente_app;

-- One account of the books that somebody else keeps too. Its id is the ledger's.
create table reconciliation.account (
  id bigint primary key,
  code text not null,
  currency text not null,
  -- What the bank calls it: learnt from its first statement, and asked of each that follows.
  number text,
  -- Where the comparison begins, and how far the bank's statements reach.
  starts_on date,
  opening_minor bigint,
  covered_until date,
  closing_minor bigint,
  sequence bigint,
  -- The last entry of the books that was taken over.
  collected_version bigint not null default 0,
  -- Something came since the rules were last applied.
  due boolean not null default false,
  unique (code, currency)
);
grant select, insert, update (number, starts_on, opening_minor, covered_until, closing_minor, sequence, collected_version, due)
  on reconciliation.account to puente_app;

create table reconciliation.statement (
  id uuid primary key,
  account_id bigint not null references reconciliation.account,
  file_hash bytea not null,
  -- Its place in the file: one file may hold several.
  place smallint not null,
  format text not null check (format in ('csv', 'camt.053')),
  file_name text not null,
  reference text not null,
  sequence bigint,
  from_day date not null,
  to_day date not null,
  opening_minor bigint not null,
  moved_minor bigint not null,
  closing_minor bigint not null,
  line_count int not null,
  -- Lines that no earlier statement had brought.
  new_count int not null,
  state text not null check (state in ('accepted', 'refused')),
  why text,
  -- What it says less what it had to say.
  difference_minor bigint,
  imported_by uuid not null,
  imported_at timestamptz not null,
  check ((state = 'refused') = (why is not null))
);
create unique index statement_file on reconciliation.statement (account_id, file_hash, place) where state = 'accepted';
create unique index statement_reference on reconciliation.statement (account_id, reference) where state = 'accepted';
create index statement_refused on reconciliation.statement (account_id, file_hash, place, id) where state = 'refused';
create index statement_newest on reconciliation.statement (id desc);
create index statement_account_newest on reconciliation.statement (account_id, id desc);
grant select, insert on reconciliation.statement to puente_app;

-- One movement, as the bank or as the books say it; plus is money that came.
create table reconciliation.item (
  id uuid primary key,
  account_id bigint not null references reconciliation.account,
  side text not null check (side in ('bank', 'books')),
  statement_id uuid references reconciliation.statement,
  position int,
  -- What makes a line the same in two statements.
  identity_hash bytea,
  journal_id uuid,
  subject uuid,
  day date not null,
  amount_minor bigint not null,
  kind text not null,
  -- References in the clear name orders, refunds and payouts; whatever else a bank wrote is sealed.
  refs text[] not null,
  rut_index bytea,
  detail bytea,
  state text not null check (state in ('open', 'matched', 'refused')),
  match_id uuid,
  owner_staff_id uuid,
  taken_at timestamptz,
  -- A rule matched it wrongly once: from then on only people match it.
  by_hand boolean not null default false,
  known_at timestamptz not null,
  check ((state = 'matched') = (match_id is not null)),
  check ((side = 'bank') = (statement_id is not null and identity_hash is not null))
);
create unique index item_line on reconciliation.item (account_id, identity_hash) where side = 'bank' and state <> 'refused';
create unique index item_journal on reconciliation.item (account_id, journal_id) where side = 'books';
create index item_statement on reconciliation.item (statement_id, position);
create index item_open on reconciliation.item (day, id) where state = 'open';
create index item_account_open on reconciliation.item (account_id, amount_minor, day) where state = 'open';
create index item_books_day on reconciliation.item (account_id, side, day) include (amount_minor);
create index item_match on reconciliation.item (match_id) where match_id is not null;
grant select, insert, update (state, match_id, owner_staff_id, taken_at, by_hand, detail) on reconciliation.item to puente_app;

-- Why items belong together: what the bank says of them and what the books say add up to the same.
create table reconciliation.match (
  id uuid primary key,
  account_id bigint not null references reconciliation.account,
  -- The rule and the version of the rules; a person where there is none.
  rule text,
  rules_version int,
  reason text,
  -- What had to be booked for both sides to add up.
  journal_id uuid,
  booked_minor bigint,
  made_by text not null,
  confirmed_by uuid,
  made_at timestamptz not null,
  check ((rule is null) = (rules_version is null))
);
create index match_rule on reconciliation.match (rules_version, rule);
create table reconciliation.match_part (
  match_id uuid not null references reconciliation.match,
  item_id uuid not null references reconciliation.item,
  primary key (match_id, item_id)
);
create index match_part_item on reconciliation.match_part (item_id);
create table reconciliation.match_undo (
  match_id uuid primary key references reconciliation.match,
  reason text not null,
  undone_by uuid not null,
  undone_at timestamptz not null
);
create table reconciliation.note (
  id uuid primary key,
  item_id uuid not null references reconciliation.item,
  words text not null,
  written_by uuid not null,
  written_at timestamptz not null
);
create index note_item on reconciliation.note (item_id, id);
grant select, insert on reconciliation.match, reconciliation.match_part, reconciliation.match_undo, reconciliation.note
  to puente_app;

-- A break: an open item of the days that both sides speak of.
create view reconciliation.v_break as
  select i.id, a.code, a.currency, i.side, i.day, i.amount_minor, i.owner_staff_id, i.account_id
  from reconciliation.item i join reconciliation.account a on a.id = i.account_id
  where i.state = 'open' and (i.side = 'bank' or i.day between a.starts_on and a.covered_until);
grant select on reconciliation.v_break to puente_app;

insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values (
  'reconciliation-rules', 'default', 1, '2020-01-01T12:00:00Z',
  '{
    "rules": [
      {"name": "Referencia exacta", "kind": "reference", "days": 5},
      {"name": "Se anulan entre sí", "kind": "cancels", "days": 10},
      {"name": "Monto, fecha y RUT", "kind": "amount-rut", "days": 2},
      {"name": "Uno por varios", "kind": "parts", "days": 3, "maxParts": 6},
      {"name": "Comisión del banco", "kind": "fee", "days": 5, "mostBps": 150, "mostMinor": {"CLP": "5000", "USD": "4000"}}
    ],
    "handLimitMinor": {"CLP": "1000000", "USD": "100000"},
    "owners": {
      "bank-in": {"first": "treasury", "afterDays": 3, "later": "compliance"},
      "bank-out": {"first": "treasury", "afterDays": 3, "later": "administration"},
      "books-in": {"first": "treasury", "afterDays": 3, "later": "administration"},
      "books-out": {"first": "treasury", "afterDays": 3, "later": "administration"}
    }
  }', 'seed', 'seed');
