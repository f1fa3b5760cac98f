-- concurrently
create index concurrently if not exists recipient_account on recipients.recipient (account_index);
