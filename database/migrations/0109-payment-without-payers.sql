-- concurrently
create index concurrently if not exists payment_without_payer_search on payins.payment (id)
  where payer_search_index is null or payer_search_index[1] <> payer_rut_index;
