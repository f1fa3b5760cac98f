-- Who works on each open case, who looks at it, who follows it, and what staff write to each other about it. A case is
-- what waits for staff: an object of one kind of id.
create schema assignments;
grant usage on schema assignments to puente_app;

create table assignments.assignment (
  kind text not null,
  subject uuid not null,
  staff_id uuid not null,
  assigned_by uuid not null,
  assigned_at timestamptz not null,
  -- When the person last had the case open, in real time. A job releases what nobody opens.
  active_at timestamptz not null,
  primary key (kind, subject)
);
create index assignment_staff on assignments.assignment (staff_id);
create index assignment_active on assignments.assignment (active_at);
grant select, insert, update (staff_id, assigned_by, assigned_at, active_at), delete on assignments.assignment to puente_app;

-- Who has a case open, in real time.
create table assignments.viewer (
  kind text not null,
  subject uuid not null,
  staff_id uuid not null,
  seen_at timestamptz not null,
  primary key (kind, subject, staff_id)
);
create index viewer_seen on assignments.viewer (seen_at);
grant select, insert, update (seen_at), delete on assignments.viewer to puente_app;

create table assignments.follower (
  staff_id uuid not null,
  kind text not null,
  subject uuid not null,
  since timestamptz not null,
  primary key (staff_id, kind, subject)
);
create index follower_case on assignments.follower (kind, subject);
grant select, insert, delete on assignments.follower to puente_app;

create table assignments.comment (
  id uuid primary key,
  kind text not null,
  subject uuid not null,
  -- The customer of the case, whose key encrypts the text; null for a case that belongs to nobody.
  customer_id uuid,
  written_by uuid not null,
  text bytea not null,
  at timestamptz not null
);
create index comment_case on assignments.comment (kind, subject, id);
create index comment_customer on assignments.comment (customer_id);
-- The text changes only when its key is rotated or its customer is erased.
grant select, insert, update (text) on assignments.comment to puente_app;

create table assignments.mention (
  comment_id uuid not null references assignments.comment,
  staff_id uuid not null,
  read_at timestamptz,
  primary key (comment_id, staff_id)
);
create index mention_unread on assignments.mention (staff_id, comment_id) where read_at is null;
grant select, insert, update (read_at) on assignments.mention to puente_app;

create view assignments.v_assignment as
  select kind, subject, staff_id, assigned_at from assignments.assignment;
create view assignments.v_follower as select staff_id, kind, subject from assignments.follower;
create view assignments.v_mention as
  select m.staff_id, c.kind, c.subject, c.at
  from assignments.mention m join assignments.comment c on c.id = m.comment_id where m.read_at is null;
grant select on assignments.v_assignment, assignments.v_follower, assignments.v_mention to puente_app;

-- What was assigned before.
insert into assignments.assignment (kind, subject, staff_id, assigned_by, assigned_at, active_at)
  select 'suspense', id, owner_staff_id, owner_staff_id, now(), now() from payins.suspense
  where status <> 'closed' and owner_staff_id is not null
  union all
  select 'document', id, taken_by, taken_by, now(), now() from documents.document
  where state = 'in-review' and taken_by is not null
  union all
  select 'break', id, owner_staff_id, owner_staff_id, now(), now() from reconciliation.item
  where state = 'open' and owner_staff_id is not null;

create or replace view decisions.v_escalation_open as
  select at, due_at, about, subject from decisions.escalation where ended_at is null;
create or replace view payins.v_refund_rejected as
  select id, order_id, waits_since, amount_minor from payins.refund where status = 'rejected';
create or replace view data_rights.v_request_open as
  select id, received_at, due_at, customer_id, folio from data_rights.request where state = 'open';
