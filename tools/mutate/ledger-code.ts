import type { Mutation } from './mutation.ts'

const of =
  (file: string) =>
  (name: string, seenBy: string, from: string, to: string): Mutation => ({
    name,
    file: `packages/ledger/src/${file}`,
    from,
    to,
    seenBy,
  })

const judge = of('judge.ts')
const post = of('post.ts')
const posting = of('posting.store.ts')
const accounts = of('accounts.store.ts')
const hash = of('body-hash.ts')
const statement = of('reads/statement.store.ts')
const balances = of('reads/balances.store.ts')

/** Faults in code that runs in Node. */
export const codeMutations: readonly Mutation[] = [
  judge(
    'what is held no longer lowers what may be spent',
    'post',
    'return account.creditsLessDebits - account.debitsPending',
    'return account.creditsLessDebits',
  ),
  judge(
    'the debit floor reads the wrong sign',
    'post',
    'return -account.creditsLessDebits - account.creditsPending',
    'return account.creditsLessDebits - account.creditsPending',
  ),
  judge(
    'debit and credit are swapped',
    'post',
    'debit.creditsLessDebits -= posted',
    'debit.creditsLessDebits += posted',
  ),
  judge(
    'another body under a known id is the same again',
    'post',
    `code: known === hash ? 'same-again' : 'same-id-other-body'`,
    `code: known === '' ? 'same-id-other-body' : 'same-again'`,
  ),
  judge(
    'a closed account is not noticed',
    'post',
    `if (account.closed) return { code: 'account-closed', account: account.ref }`,
    `if (account.closed) continue`,
  ),
  judge(
    'the other account is said to be unknown',
    'post',
    `if (credit === undefined) return { code: 'unknown-account', account: leg.credit }`,
    `if (credit === undefined) return { code: 'unknown-account', account: leg.debit }`,
  ),
  judge(
    'an unknown hold ends as if it had been ended before',
    'post',
    `return { code: 'unknown-pending' } as const`,
    `return { code: 'already-resolved' } as const`,
  ),
  judge(
    'no floor is judged',
    'post',
    'const broken = [debit, credit].find((account) => available(account) < 0n)',
    'const broken = [debit, credit].find((account) => available(account) < -(10n ** 18n))',
  ),
  judge('a hold ends twice in one batch', 'post', '  hold.resolved = true\n', '  hold.resolved = false\n'),
  judge(
    'a post takes more than was held',
    'post',
    `if (posted > hold.amountMinor) return { code: 'amount-invalid' } as const`,
    `if (posted > hold.amountMinor * 1000n) return { code: 'amount-invalid' } as const`,
  ),
  judge(
    'early legs of a refused journal stay',
    'post',
    'for (const step of undo.reverse()) step()',
    'undo.reverse()',
  ),
  judge(
    'the first moment of an open period is closed',
    'periods',
    '(journal.effectiveAt ?? now) < closedBefore',
    '(journal.effectiveAt ?? now) <= closedBefore',
  ),
  judge(
    'a closed period refuses what it already has',
    'periods',
    'const known = books.journals.get(journal.id)',
    'const known = books.closedBefore === null ? books.journals.get(journal.id) : undefined',
  ),
  hash('the reason is not part of the body', 'post', 'journal.reason ?? null,', 'null,'),
  hash(
    'the amount is not part of the body',
    'body-hash',
    'leg.amountMinor.toString(), leg.currency]',
    `'0', leg.currency]`,
  ),
  hash(
    'both directions have one hash',
    'body-hash',
    'accountKey(leg.debit), accountKey(leg.credit),',
    '...[accountKey(leg.debit), accountKey(leg.credit)].sort(),',
  ),
  post(
    'what ends a hold of the same call goes in the same statement',
    'post',
    'if (builds || chunk',
    'if (chunk',
  ),
  post(
    'the journal at the edge of a chunk is lost',
    'post',
    '    chunk.push(journal)\n',
    '    if (chunk.length < CHUNK_MAX - 1) chunk.push(journal)\n',
  ),
  post('a last chunk of one is lost', 'post', 'if (chunk.length > 0) yield', 'if (chunk.length > 1) yield'),
  posting(
    'the judge locks nothing',
    'races',
    `floor <> 'none' order by id for no key update`,
    `floor <> 'none' order by id`,
  ),
  posting(
    'the judge locks in another order than the posting',
    'races',
    `floor <> 'none' order by id for no key update`,
    `floor <> 'none' order by id desc for no key update`,
  ),
  posting('what has ended is not read', 'post', 'resolved: ended.has(row.pending_id),', 'resolved: false,'),
  posting(
    'a chunk takes its legs for single ones',
    'post',
    'legs.positions.length === journals.length',
    'true',
  ),
  accounts('closing locks nothing', 'races', '    order by id for no key update`)', '    order by id`)'),
  accounts('an account closes under a hold', 'accounts', 'or account.debits_pending > 0 or', 'or'),
  accounts(
    'a code takes a second rule',
    'accounts',
    'if (others.length > 0) {',
    'if (others.length > 1e6) {',
  ),
  of('expire-pendings.store.ts')(
    'a hold outlives its time by a moment',
    'reads',
    'timeout_at <= ${now}',
    'timeout_at < ${now}',
  ),
  of('well-formed.ts')(
    'currencies mix',
    'post',
    'return leg.debit.currency === leg.currency && leg.credit.currency === leg.currency',
    'return leg.debit.currency === leg.currency || leg.credit.currency === leg.currency',
  ),
  of('well-formed.ts')(
    'a journal may have one account on both sides',
    'post',
    'if (accountKey(leg.debit) === accountKey(leg.credit))',
    'if (accountKey(leg.debit) === accountKey(leg.credit) && position > 1000)',
  ),
  of('journal.ts')(
    'the largest amount is refused',
    'post',
    'amountMinor <= AMOUNT_MINOR_MAX',
    'amountMinor < AMOUNT_MINOR_MAX',
  ),
  statement(
    'a page begins with the last line of the one before',
    'statement',
    'version > ${above} and',
    'version >= ${above} and',
  ),
  statement(
    'a page ends a line early',
    'statement',
    'version <= ${last} order by version limit',
    'version < ${last} order by version limit',
  ),
  statement(
    'an opening balance stands on the wrong side',
    'statement',
    'coalesce(before.posted_after, 0) * sign as opening',
    'coalesce(before.posted_after, 0) as opening',
  ),
  balances(
    'a past balance leaves out its own millisecond',
    'statement',
    'new Date(instant.getTime() + 1)',
    'new Date(instant.getTime())',
  ),
  of('effective-balance.store.ts')(
    'what was recorded late is taken away instead',
    'effective-balance',
    'then 1 else -1 end as sign',
    'then -1 else 1 end as sign',
  ),
  of('periods.store.ts')(
    'the future closes',
    'periods',
    `if (closedBefore > now) return 'not-over-yet'`,
    `if (closedBefore < now && closedBefore > now) return 'not-over-yet'`,
  ),
]
