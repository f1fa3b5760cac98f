-- A review names its customer, so that their hits are counted without reading all their transfers. Null only for a review
-- that a process of the version before opened during an upgrade.
alter table transfers.review add column customer_id uuid;
update transfers.review r set customer_id = t.customer_id from transfers.transfer t where t.id = r.transfer_id;
create index review_of_customer on transfers.review (customer_id, reason, closed_at);
create or replace view transfers.v_review as
  select id, transfer_id, reason, closed_at, opened_at, customer_id from transfers.review;
