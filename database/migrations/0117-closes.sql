-- What the checklist of a close reads, and the records of closes.
create view reconciliation.v_account as
  select code, currency, starts_on, covered_until,
    exists (select from ledger.v_side s where s.account_id = account.id) as has_entries
  from reconciliation.account;
create view quotes.v_accepted_rate as select currency, as_of from quotes.rate where accepted;
create view evidence.v_replay as select began_at, faults from evidence.verification;
create view evidence.v_newest_block as select coalesce(max(height), 0) as height from evidence.block;
grant select on reconciliation.v_account, quotes.v_accepted_rate, evidence.v_replay, evidence.v_newest_block to puente_app;

-- Each time the file of a month's tax documents was handed out.
create table statements.tax_export (
  id uuid primary key,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  exported_by uuid not null,
  exported_at timestamptz not null
);
create index tax_export_month on statements.tax_export (month, exported_at desc);
grant select, insert on statements.tax_export to puente_app;
create view statements.v_tax_export as select month, exported_by, exported_at from statements.tax_export;
grant select on statements.v_tax_export to puente_app;

create schema closes;
grant usage on schema closes to puente_app;
-- What the checklist said when a person looked at a day or a second person closed a period. Never changed.
create table closes.record (
  id uuid primary key,
  scope text not null check (scope in ('day', 'period')),
  from_day date not null,
  day date not null check (day >= from_day),
  lines jsonb not null,
  -- The newest block of the chain over the books at that time.
  block_height bigint not null,
  note text,
  made_by uuid not null,
  made_at timestamptz not null,
  confirmed_by uuid check (confirmed_by <> made_by),
  check ((scope = 'period') = (confirmed_by is not null))
);
create index record_made on closes.record (made_at desc, id desc);
grant select, insert on closes.record to puente_app;
