-- concurrently
create index concurrently if not exists payment_payer_search on payins.payment using gin (payer_search_index)
  with (gin_pending_list_limit = 512);
