-- What was read by machine in the picture of an identity document. The row is deleted with the document's content.
create table documents.reading (
  document_id uuid primary key references documents.document (id),
  state text not null check (state in ('waiting', 'whole', 'partly', 'not')),
  -- Attempts that were begun. A picture that cannot be opened in three attempts is not read.
  attempts integer not null default 0,
  -- In real time, like requested_at.
  leased_until timestamptz,
  requested_at timestamptz not null,
  -- The version of the reader, the values that it read (encrypted), and when.
  engine text,
  found bytea,
  read_at timestamptz,
  constraint reading_is_found check ((state = 'waiting') = (found is null))
);
create index reading_waiting on documents.reading (requested_at) where state = 'waiting';
grant select, insert, delete, update (state, attempts, leased_until, engine, found, read_at)
  on documents.reading to puente_app;
