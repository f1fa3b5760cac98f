-- How often a rail refused an attempt without taking it: the same attempt is submitted again as often as the table of
-- partner errors allows, and then it counts as rejected.
alter table payouts.payout add column refusals smallint not null default 0;
grant update (refusals) on payouts.payout to puente_app;

-- What came back may go out again by itself, on the same rail or on another.
alter table transfers.correction drop constraint correction_outcome_check;
alter table transfers.correction add constraint correction_outcome_check
  check (outcome in ('corrected', 'retried', 'rerouted', 'refunded'));
