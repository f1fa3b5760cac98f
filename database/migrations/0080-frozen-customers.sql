-- Customers whose money stays where it is until two people, an officer among them, have decided.
alter table customers.restriction drop constraint restriction_kind_check;
alter table customers.restriction add constraint restriction_kind_check
  check (kind in ('no-new-orders', 'access-suspended', 'exit', 'freeze', 'legal-hold'));

create view customers.v_frozen as
  select customer_id from customers.restriction where ended_at is null and kind = 'freeze';
grant select on customers.v_frozen to puente_app;

alter table transfers.review drop constraint review_reason_check;
alter table transfers.review add constraint review_reason_check
  check (reason in ('screening-hit', 'limit', 'manual', 'frozen-customer'));
