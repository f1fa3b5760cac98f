-- concurrently
create index concurrently if not exists event_at on transfers.event using brin (at) with (autosummarize = on);
