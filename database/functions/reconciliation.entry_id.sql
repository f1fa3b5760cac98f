-- The id of the reconciliation item of an account entry, derived from the account and its journal.
create or replace function reconciliation.entry_id(account_id bigint, journal_id uuid)
 returns uuid
 language sql
 immutable parallel safe strict
return platform.derived_id('reconciled-entry'::text, ((account_id || ' '::text) || journal_id));
