-- concurrently
create index concurrently if not exists recipient_name_index on recipients.recipient using gin (name_index);
