-- concurrently
create index concurrently if not exists customer_without_rut_parts on customers.customer (id)
  where (rut_index is null) <> (rut_part_index is null) or rut_part_index[1] <> rut_index;
