-- Restrictions in force, with the instant at which the day of their next review begins.
create view customers.v_restriction_review as
  select id, customer_id, kind, review_on, review_on::timestamp at time zone 'America/Santiago' as due_at
  from customers.restriction where ended_at is null;
grant select on customers.v_restriction_review to puente_app;
