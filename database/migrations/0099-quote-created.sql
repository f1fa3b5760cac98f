-- concurrently
create index concurrently if not exists quote_created on quotes.quote using brin (created_at) with (autosummarize = on);
