-- Every time money of one payment goes back has a number, by purpose: the id that the bank knows is derived from it, so
-- that a database older than the bank asks for the same refund under the same id.
alter table payins.refund
  add column purpose text not null default 'refund' check (purpose in ('refund', 'reward')),
  add column attempt integer;

-- A reward is paid back over a payment without counting as its refund: it names no order, and no suspense led to it.
update payins.refund set purpose = 'reward' where reason = 'reward' and order_id is null;

update payins.refund r set attempt = numbered.attempt
from (select id, row_number() over (partition by payment_id, purpose order by created_at, id)::int as attempt
      from payins.refund) as numbered
where numbered.id = r.id;

alter table payins.refund alter column attempt set not null;
alter table payins.refund alter column purpose drop default;
alter table payins.refund add constraint refund_attempt_check check (attempt > 0);
alter table payins.refund add constraint refund_attempt_once unique (payment_id, purpose, attempt);
