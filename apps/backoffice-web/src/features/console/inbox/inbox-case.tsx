import type { InboxItem } from '@puente/contract/staff'
import { Amount, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { addressOf } from '../../../shell/navigation/address-of.ts'
import { Due } from '../../../shell/moments/aged.tsx'
import { shellWords } from '../../../shell/words.ts'
import { caseOf } from '../approvals/approval-text.ts'
import { aboutText as aboutName } from '../search/found-text.ts'
import { accountName } from '../../ledger/words.ts'
import { words } from '../words.ts'

/**
 * The screen where a case is decided: its own, that of what a proposal is about, the page of its customer, or the list of
 * its kind.
 */
export function addressOfCase({ id, kind, about, customer, proposed }: InboxItem): string {
  const decided = proposed === undefined ? undefined : caseOf({ ...proposed, kind: about })
  const own = decided ?? addressOf(id)
  if (own !== undefined) return own
  if (customer !== undefined) return paths.customer(customer.id)
  return kind === 'restrictions' ? paths.restrictions() : paths.pendingItems()
}

/** The kind of a case; of a conversation and a proposal what it is about. */
export function caseText({ kind, about }: InboxItem): string {
  const own = words(`inbox.case.${kind}`)
  const of = kind === 'threads' ? 'thread' : kind === 'proposals' ? 'proposal' : undefined
  const named = of === undefined ? undefined : aboutName({ kind: of, about })
  return named === undefined ? own : words('inbox.about', { case: own, kind: named })
}

/** Whose case it is, with its reference; that of a difference with a bank is the code of the account. */
export function whoseText({ kind, customer, reference }: InboxItem): string {
  const named =
    kind === 'breaks' && reference !== undefined ? (accountName(reference) ?? reference) : reference
  const parts = [customer?.name, named].filter((part) => part !== undefined)
  return parts.length === 0 ? shellWords('empty') : parts.join(' · ')
}

/** The deadline of a case. */
function Deadline({ row: { dueAt, isLate } }: { row: InboxItem }) {
  if (dueAt !== undefined) return <Due at={dueAt} />
  return isLate ? <StatusChip tone="bad">{shellWords('late')}</StatusChip> : words('inbox.noDue')
}

/** The columns that tables of cases in the inbox and on the home page share. */
export const caseColumns = {
  about: { key: 'about', header: words('inbox.columns.about'), wrap: true, cell: whoseText },
  amount: {
    key: 'amount',
    header: words('inbox.columns.amount'),
    align: 'end',
    cell: ({ amount }) =>
      amount === undefined ? (
        shellWords('empty')
      ) : (
        <Amount value={format.amount(amount)} currency={amount.currency} />
      ),
  },
  due: {
    key: 'due',
    header: words('inbox.columns.due'),
    align: 'end',
    cell: (row) => <Deadline row={row} />,
  },
} as const satisfies Record<string, TableColumn<InboxItem>>
