-- concurrently
create index concurrently if not exists customer_rut_part_index on customers.customer using gin (rut_part_index);
