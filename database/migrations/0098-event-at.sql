-- concurrently
create index concurrently if not exists event_first_at on transfers.event_first using brin (at) with (autosummarize = on);
