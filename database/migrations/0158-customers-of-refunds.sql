-- The customer who paid: the customer of the order, otherwise the one with the payer's RUT. A refund to a frozen customer is not
-- sent. Refunds from before have none; the customer of those with an order is that of the order.
alter table payins.refund add column customer_id uuid;
