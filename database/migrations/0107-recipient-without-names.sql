-- concurrently
create index concurrently if not exists recipient_without_name_index on recipients.recipient (id)
  where name_index is null or name_index_of <> substring(sha256(name) for 8);
