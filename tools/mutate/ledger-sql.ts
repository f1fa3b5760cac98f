import type { Mutation } from './mutation.ts'

const of =
  (file: string) =>
  (name: string, seenBy: string, from: string, to: string): Mutation => ({
    name,
    file: `database/${file}`,
    from,
    to,
    seenBy,
  })

const tables = of('migrations/0002-ledger.sql')
const postBatch = of('functions/ledger.post_batch.sql')
const foldTail = of('functions/ledger.fold_tail.sql')
const changePeriods = of('functions/ledger.change_periods.sql')
const holdPeriods = of('functions/ledger.hold_periods.sql')
const versionBefore = of('functions/ledger.version_before.sql')
const keepUnsettled = of('functions/ledger.keep_unsettled.sql')

/** Faults in code that runs in PostgreSQL. */
export const sqlMutations: readonly Mutation[] = [
  postBatch(
    'a debit adds',
    'post',
    '             - posted as change, pending as debits_pending',
    '             posted as change, pending as debits_pending',
  ),
  postBatch(
    'no floor is watched between the legs of a batch',
    'post',
    'case floor when 1 then posted_after - debits_pending_after >= 0',
    'case floor when 1 then true',
  ),
  postBatch(
    'no debit floor is watched',
    'post',
    'else - posted_after - credits_pending_after >= 0 end), true)',
    'else true end), true)',
  ),
  postBatch(
    'a floored account that closed takes more',
    'races',
    '(select coalesce(bool_and(closed_at is null), true) from moved)',
    '(select coalesce(bool_and(true), true) from moved)',
  ),
  postBatch(
    'a closed system account takes more',
    'accounts',
    '<> cardinality(codes) or any_closed then',
    '<> cardinality(codes) then',
  ),
  postBatch(
    'totals are replaced and not added to',
    'post',
    '          debits_posted = account.debits_posted + total.debits_posted,\n          credits_posted = account.credits_posted + total.credits_posted,\n          debits_pending = account.debits_pending + total.debits_pending,\n          credits_pending = account.credits_pending + total.credits_pending,\n          version = account.version + total.entries,\n          last_entry_at = greatest(account.last_entry_at, moment)',
    '          debits_posted = total.debits_posted,\n          credits_posted = account.credits_posted + total.credits_posted,\n          debits_pending = account.debits_pending + total.debits_pending,\n          credits_pending = account.credits_pending + total.credits_pending,\n          version = account.version + total.entries,\n          last_entry_at = greatest(account.last_entry_at, moment)',
  ),
  postBatch(
    'time runs back within an account',
    'statement',
    '          last_entry_at = greatest(account.last_entry_at, moment)\n        from total',
    '          last_entry_at = moment\n        from total',
  ),
  postBatch(
    'a post takes more than was held',
    'post',
    'held.amount_minor >= coalesce(given.amount, 0) and',
    'held.amount_minor > 0 and',
  ),
  postBatch(
    'a part of a hold posts all of it',
    'post',
    `when 'post' then coalesce(given.amount, held.amount_minor) else 0 end as posted`,
    `when 'post' then held.amount_minor else 0 end as posted`,
  ),
  postBatch(
    'a part of a hold releases only that part',
    'post',
    `when 'pending' then given.amount else - held.amount_minor end as pending`,
    `when 'pending' then given.amount else - coalesce(given.amount, held.amount_minor) end as pending`,
  ),
  postBatch(
    'a transfer stands the other way round',
    'verify',
    'select journal_id, position, action, debit_account, credit_account, amount, currency, pending_id, timeout_at from leg',
    'select journal_id, position, action, credit_account, debit_account, amount, currency, pending_id, timeout_at from leg',
  ),
  postBatch(
    'sides wait under each other’s accounts',
    'verify',
    'select debit_account as account_id, nth * 2 as step, false as is_credit',
    'select debit_account as account_id, nth * 2 as step, true as is_credit',
  ),
  foldTail(
    'a lot is read back to front',
    'statement',
    'returning lot.*\n  ), taken as materialized (\n    select account_id, ledger.side_sequence(sequence, nth) as sequence',
    'returning lot.*\n  ), taken as materialized (\n    select account_id, ledger.side_sequence(sequence, - nth) as sequence',
  ),
  foldTail('a lot left zero when it began', 'reads', 'moments[coalesce(zero_at, 0) + 1]', 'moments[1]'),
  postBatch(
    'an ended hold is not written down',
    'races',
    `pending_id, journal_id, position, action from leg where action in ('post', 'void')`,
    `pending_id, journal_id, position, action from leg where action in ('void')`,
  ),
  postBatch(
    'nobody will expire a hold',
    'reads',
    `from leg where action = 'pending' and timeout_at is not null`,
    `from leg where action = 'never' and timeout_at is not null`,
  ),
  postBatch(
    'an ended hold waits to expire',
    'reads',
    'delete from ledger.pending_due where pending_id = any (array(',
    'delete from ledger.pending_due where false and pending_id = any (array(',
  ),
  holdPeriods(
    'a batch posts while a period closes',
    'periods',
    'perform pg_advisory_xact_lock_shared(4820177402);',
    'perform 1;',
  ),
  changePeriods(
    'a period closes while a batch posts',
    'periods',
    'perform pg_advisory_xact_lock(4820177402);',
    'perform 1;',
  ),
  postBatch(
    'a closed period takes more',
    'periods',
    'if closed_before is not null and exists (',
    'if closed_before is null and exists (',
  ),
  postBatch(
    'a journal without a date is never too late',
    'periods',
    'where coalesce(effective_at, moment) < closed_before',
    'where effective_at < closed_before',
  ),
  changePeriods(
    'a close forgets what stood before it',
    'periods',
    'case when is_called then last_value else 0 end',
    '0::bigint',
  ),
  changePeriods(
    'a close moves back',
    'periods',
    `new_action = 'close' and new_closed_before <= standing`,
    `new_action = 'close' and new_closed_before = standing`,
  ),
  changePeriods(
    'a correction moves on',
    'periods',
    'standing is null or new_closed_before > standing',
    'standing is null',
  ),
  foldTail('two folders fold one account', 'races', '      for no key update of account skip locked\n', '\n'),
  foldTail(
    'a folder waits for another',
    'races',
    'for no key update of account skip locked',
    'for no key update of account',
  ),
  foldTail(
    'the fold counts from the end',
    'reads',
    'order by sequence nulls first rows',
    'order by sequence desc nulls first rows',
  ),
  foldTail(
    'the fold forgets when money began to wait',
    'reads',
    'on conflict (account_id) do update set since = excluded.since',
    'on conflict (account_id) do nothing',
  ),
  foldTail(
    'the fold leaves totals behind',
    'races',
    'credits_posted = account.credits_posted + total.credits_posted,\n        debits_pending = account.debits_pending + total.debits_pending,\n        credits_pending = account.credits_pending + total.credits_pending,\n        version = account.version + total.entries,\n        last_entry_at = greatest(account.last_entry_at, total.last_at)',
    'debits_pending = account.debits_pending + total.debits_pending,\n        credits_pending = account.credits_pending + total.credits_pending,\n        version = account.version + total.entries,\n        last_entry_at = greatest(account.last_entry_at, total.last_at)',
  ),
  tables(
    'the last wall below a floor is gone',
    'immutability',
    `when 'credit-floor-zero' then credits_posted - debits_posted - debits_pending >= 0`,
    `when 'credit-floor-zero' then true`,
  ),
  tables(
    'a hold ends twice',
    'races',
    '  pending_id uuid primary key,\n  journal_id uuid not null,\n  position smallint not null,\n  outcome',
    '  pending_id uuid not null,\n  journal_id uuid not null,\n  position smallint not null,\n  outcome',
  ),
  tables(
    'a hold opens twice',
    'post',
    `create unique index transfer_pending on`,
    `create index transfer_pending on`,
  ),
  versionBefore(
    'a past balance counts its next moment',
    'statement',
    'if (select recorded_at < moment from',
    'if (select recorded_at <= moment from',
  ),
  tables(
    'the owner may change entries',
    'immutability',
    'create trigger immutable before update or delete or truncate on ledger.entry',
    'create trigger immutable before delete or truncate on ledger.entry',
  ),
  tables(
    'the application may change transfers',
    'immutability',
    'grant insert on ledger.journal, ledger.transfer,',
    'grant update on ledger.transfer to puente_app; grant insert on ledger.journal, ledger.transfer,',
  ),
  tables(
    'an account is born with money in it',
    'immutability',
    'normal_side, floor, opened_at) on ledger.account to puente_app',
    'normal_side, floor, opened_at, credits_posted) on ledger.account to puente_app',
  ),
  keepUnsettled(
    'an account that returns to zero is kept as waiting',
    'reads',
    'delete from ledger.unsettled where account_id = new.id;',
    'perform 1;',
  ),
]
