-- concurrently
create index concurrently if not exists partner_call_first_at on platform.partner_call_first using brin (at) with (autosummarize = on);
