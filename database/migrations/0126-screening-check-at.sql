-- concurrently
create index concurrently if not exists check_at on screening.check using brin (at) with (autosummarize = on);
