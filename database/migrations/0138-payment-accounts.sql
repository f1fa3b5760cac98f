-- concurrently
create index concurrently if not exists payment_account_newest on payins.payment
  (payer_account_index, credited_at desc, id desc);
