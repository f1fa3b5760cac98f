-- The instant from which an item stops orders and of which the customer was reminded.
alter table pending_items.item add column reminded_of timestamptz;
grant update (reminded_of) on pending_items.item to puente_app;
