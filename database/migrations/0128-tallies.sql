-- What else the figures count: orders by state, reasons, decisions, checks against lists, and calls to partners.
create or replace view transfers.v_event as
  select transfer_id, sequence, to_state, event, at, from_state, facts->>'reason' as reason,
         (facts->>'attempt')::int as attempt
  from transfers.event;
create view transfers.v_correction as select transfer_id, attempt, code from transfers.correction;
create view screening.v_check as select list_version, verdict, at from screening.check;
create view platform.v_partner_call as select partner, outcome, duration_ms, at from platform.partner_call;
grant select on transfers.v_correction, screening.v_check, platform.v_partner_call to puente_app;

-- Take the indexes of the first partitions over, where the rows are; the others are new.
create index partner_call_at on platform.partner_call using brin (at) with (autosummarize = on);
create index event_ended on transfers.event (event, at) where event in
  ('payout-rejected', 'returned', 'refunded', 'review-refused', 'cancelled', 'expired');
create index decision_at on decisions.decision (at);

-- How long the deliveries of an hour were promised to take, by the same classes.
alter table figures.hourly drop constraint hourly_event_check;
alter table figures.hourly add constraint hourly_event_check check (event in
  ('quoted', 'ordered', 'paid', 'delivered', 'promised', 'returned', 'refunded', 'rejected', 'cancelled', 'expired'));

-- One row for each hour, kind of fact and its two words. The job replaces the rows of an hour with those of figures.hourly.
create table figures.hourly_tally (
  hour timestamptz not null,
  -- moved: corridor and state, with what entered less what left it. reason: what happened, and why. decision: what was
  -- decided, and its outcome. screening: version of the lists, and verdict. call: partner, and outcome.
  kind text not null check (kind in ('moved', 'reason', 'decision', 'screening', 'call')),
  about text not null,
  detail text not null,
  -- Of a call: the number of its class of duration, else -1.
  duration_class smallint not null,
  count bigint not null,
  primary key (hour, kind, about, detail, duration_class)
);

-- The hours by day in Santiago, with the durations beside it, because a screen sums a season up in the time of an answer.
-- figures.daily and figures.progress stay for the former release.
create table figures.daily_sum (
  day date not null,
  corridor_id text not null,
  event text not null,
  count bigint not null check (count > 0),
  send_minor bigint not null,
  fee_minor bigint not null,
  iva_minor bigint not null,
  spread_minor bigint not null,
  rounding_minor bigint not null,
  in_time bigint not null,
  primary key (day, corridor_id, event)
);
grant select, insert, delete on figures.daily_sum to puente_app;

-- The tallies by day in Santiago, except what moved. took and promised: corridor, and the class of the duration of
-- deliveries.
create table figures.daily_tally (
  kind text not null,
  day date not null,
  about text not null,
  detail text not null,
  duration_class smallint not null,
  count bigint not null check (count > 0),
  primary key (kind, day, about, detail, duration_class)
);

-- How many orders of a corridor were in a state at the end of a day in Santiago, or at the last count.
create table figures.standing (
  day date not null,
  corridor_id text not null,
  state text not null,
  count bigint not null check (count > 0),
  primary key (day, corridor_id, state)
);
grant select, insert, delete on figures.hourly_tally, figures.daily_tally, figures.standing to puente_app;

-- A watermark of its own, so that the whole history is counted again: earlier hours have none of these.
create table figures.watermark (
  singleton boolean primary key default true check (singleton),
  -- Every earlier hour is final.
  final_until timestamptz not null,
  counted_at timestamptz not null
);
grant select, insert, update on figures.watermark to puente_app;
