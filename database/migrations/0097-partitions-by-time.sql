-- Tables that only grow are divided by time. Each former table becomes the first partition of a table of its name, with its
-- rows and indexes as they are. Rows that belong to no partition are stored in the default one.

-- Reads the tables while others write.
alter table platform.audit validate constraint first_partition;
alter table platform.partner_call validate constraint first_partition;
alter table transfers.event validate constraint first_partition;
alter table platform.handled validate constraint first_partition;

-- All locks or none, as in the migration before. The scans above are not repeated while locks are taken.
do $$
begin
  set local lock_timeout = '100ms';
  for attempt in 1..300 loop
    begin
      -- Changes nothing, and locks the views alone. Who reads a view locks it before its tables.
      alter view platform.v_audit alter column id drop default;
      alter view transfers.v_paper alter column id drop default;
      lock table transfers.transfer in share row exclusive mode;
      lock table transfers.event, platform.partner_call, platform.audit, platform.handled in access exclusive mode;
      return;
    exception when lock_not_available then
      perform pg_sleep(0.2);
    end;
  end loop;
  raise lock_not_available using message = 'the tables stayed locked';
end $$;

alter table platform.audit rename to audit_first;
alter table platform.partner_call rename to partner_call_first;
alter table platform.handled rename to handled_first;
alter table transfers.event rename to event_first;
do $$
declare
  index regclass;
begin
  for index in
    select indexrelid::regclass from pg_index where indrelid in ('platform.audit_first'::regclass,
      'platform.partner_call_first'::regclass, 'platform.handled_first'::regclass, 'transfers.event_first'::regclass)
  loop
    execute format('alter index %s rename to %I', index, (select relname from pg_class where oid = index) || '_first');
  end loop;
end $$;

create table platform.audit (
  id uuid primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text,
  outcome text not null,
  request_id text not null,
  facts jsonb not null,
  xid bigint not null default (pg_current_xact_id()::text::bigint)
) partition by range (id);
create index audit_at on platform.audit (at, id);
create index audit_actor on platform.audit (actor, at, id);
create index audit_action on platform.audit (action, at, id);
create index audit_subject on platform.audit (subject, at, id) where subject is not null;
create index audit_xid on platform.audit (xid);

create table platform.partner_call (
  id uuid primary key,
  partner text not null,
  operation text not null,
  subject uuid,
  outcome text not null,
  duration_ms integer not null,
  at timestamptz not null
) partition by range (id);
create index partner_call_subject on platform.partner_call (subject, id) where subject is not null;

create table platform.handled (
  event_id bigint not null,
  subscriber text not null,
  at timestamptz not null,
  primary key (event_id, subscriber)
) partition by range (event_id);

create table transfers.event (
  transfer_id uuid not null constraint event_transfer_id_fkey references transfers.transfer,
  sequence integer not null constraint event_sequence_check check (sequence > 0),
  from_state text,
  to_state text not null,
  event text not null,
  actor text not null,
  facts jsonb not null,
  at timestamptz not null,
  primary key (transfer_id, sequence)
) partition by range (transfer_id);

-- Rights are those of the whole table; nobody but the owner reads or writes a partition.
do $$
declare
  divided regclass;
  first regclass;
  granted record;
begin
  foreach divided in array array['platform.audit', 'platform.partner_call', 'platform.handled', 'transfers.event']::regclass[] loop
    first := (divided || '_first')::regclass;
    execute format('alter table %s attach partition %s for values from (minvalue) to (%s)', divided, first,
      (select substring(pg_get_constraintdef(oid) from '< (.+?)\)') from pg_constraint
       where conrelid = first and conname = 'first_partition'));
    execute format('alter table %s drop constraint first_partition', first);
    execute format('create table %s_default partition of %s default', divided, divided);
    for granted in
      select privilege_type as right, case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end as to_whom
      from pg_class, aclexplode(relacl) where oid = first and grantee <> relowner
    loop
      execute format('grant %s on %s to %s', granted.right, divided, granted.to_whom);
      execute format('revoke %s on %s from %s', granted.right, first, granted.to_whom);
    end loop;
  end loop;
end $$;

-- These views read the former tables.
create or replace view platform.v_audit as
  select audit.id, audit.at, actor, action, subject, outcome, request_id, facts, address
  from platform.audit left join platform.audit_origin on audit_id = audit.id;
create or replace view transfers.v_paper as
  select t.id, t.reference, t.customer_id, t.quote_id, t.state, t.send_minor, t.receive_minor, t.currency, t.usd_cents,
         t.created_at, coalesce(arrived.at, case when t.state = 'delivered' then t.changed_at end) as delivered_at
  from transfers.transfer t
  left join lateral (
    select max(e.at) as at from transfers.event e where e.transfer_id = t.id and e.to_state = 'delivered'
  ) as arrived on true;

-- The partitions with their bounds as text: the lower one belongs to the partition, the upper one does not; null without one.
create view platform.v_partition as
  select inhparent::regclass as divided, inhrelid::regclass as partition, inhrelid = partdefid as is_default,
    nullif(substring(pg_get_expr(relpartbound, inhrelid) from 'FROM \(''?([^'')]+)''?\) TO'), 'MINVALUE') as lower,
    substring(pg_get_expr(relpartbound, inhrelid) from 'TO \(''?([^'')]+)''?\)') as upper
  from pg_partitioned_table join pg_inherits on inhparent = partrelid join pg_class on pg_class.oid = inhrelid
  where relkind = 'r';

-- Since when nothing has been able to deliver an event of a partition of marks, by the number after its last one.
create table platform.handled_idle (
  upper bigint primary key,
  since timestamptz not null
);
