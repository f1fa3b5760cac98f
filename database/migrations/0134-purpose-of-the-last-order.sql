-- A repeated order keeps the purpose and the source of funds of the last order to its recipient. Both are null for a
-- recipient whose last order is older than these columns.
alter table recipients.recipient
  add column last_purpose text,
  add column last_funds_source text;
grant update (last_purpose, last_funds_source) on recipients.recipient to puente_app;
