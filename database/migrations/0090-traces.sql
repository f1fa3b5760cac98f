-- The span that wrote an event or received a message, as W3C Trace Context writes it, so that what handles it continues
-- or links to its trace; null when nothing was traced.
alter table platform.outbox add column traceparent text;
alter table platform.partner_message add column traceparent text;

-- The trace in which a subject was created: a transfer, by the request that ordered it. Only sampled traces are stored.
create table platform.trace (
  subject uuid primary key,
  traceparent text not null check (traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-01$'),
  at timestamptz not null
);
create index trace_at on platform.trace (at);
grant select, insert, delete on platform.trace to puente_app;
