import type { MemberRecord } from '@puente/contract/staff'
import { Amount, DataTable, Muted, type TableColumn } from '@puente/ui'
import { format, memberWords } from '@puente/web'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { shellWords } from '../../../shell/words.ts'
import { memberPageWords as words } from './words.ts'

type Signing = NonNullable<MemberRecord['signing']>[number]
type Signature = MemberRecord['signatures'][number]
type Change = MemberRecord['history'][number]

const signingColumns: readonly TableColumn<Signing>[] = [
  {
    key: 'how',
    header: words('signing.how'),
    wrap: true,
    cell: ({ signatures, others }) =>
      signatures === 1
        ? words('signing.alone')
        : words('signing.together', { count: signatures, others: others.join(', ') }),
  },
  {
    key: 'until',
    header: words('signing.until'),
    align: 'end',
    cell: ({ limitUsd }) =>
      limitUsd === undefined
        ? words('signing.unlimited')
        : words('signing.limit', { limit: format.count(limitUsd) }),
  },
]

/** The rules of the company's powers in which a member signs. */
export function SigningTable({ signing }: Pick<MemberRecord, 'signing'>) {
  if (signing === undefined) return <Muted>{words('signing.unknown')}</Muted>
  if (signing.length === 0) return <Muted>{words('signing.none')}</Muted>
  return (
    <DataTable
      caption={words('signing.caption')}
      columns={signingColumns}
      rows={signing}
      rowKey={({ signatures, limitUsd, others }) => `${signatures} ${limitUsd} ${others.join()}`}
    />
  )
}

const signatureColumns: readonly TableColumn<Signature>[] = [
  { key: 'did', header: words('signatures.did'), cell: ({ did }) => words(`signatures.dids.${did}`) },
  {
    key: 'send',
    header: words('signatures.send'),
    align: 'end',
    cell: ({ send }) => <Amount value={format.amount(send)} currency={send.currency} />,
  },
  {
    key: 'state',
    header: words('signatures.state'),
    cell: ({ state }) => words(`signatures.states.${state}`),
  },
  {
    key: 'transfer',
    header: words('signatures.transfer'),
    cell: ({ transferId }) =>
      transferId === undefined ? (
        shellWords('empty')
      ) : (
        <RouteLink to="/transfers/$id" params={{ id: transferId }}>
          {words('signatures.see')}
        </RouteLink>
      ),
  },
  { key: 'at', header: words('signatures.at'), align: 'end', cell: ({ at }) => format.dateTime(at) },
]

/** Orders that a member asked signatures for or signed. */
export const SignaturesTable = ({ signatures }: Pick<MemberRecord, 'signatures'>) => (
  <DataTable
    caption={words('signatures.caption')}
    columns={signatureColumns}
    rows={signatures}
    rowKey={({ id }) => id}
  />
)

const roleText = (role: Change['from']): string =>
  role === undefined ? shellWords('empty') : memberWords(`roles.${role}`)

const historyColumns: readonly TableColumn<Change>[] = [
  {
    key: 'what',
    header: words('history.what'),
    cell: ({ change }) => words(`history.changes.${change}`),
  },
  {
    key: 'role',
    header: words('history.role'),
    cell: ({ from, to }) =>
      to === undefined ? roleText(from) : words('history.roles', { from: roleText(from), to: roleText(to) }),
  },
  { key: 'by', header: words('history.by'), cell: ({ by }) => by ?? shellWords('empty') },
  { key: 'at', header: words('history.at'), align: 'end', cell: ({ at }) => format.dateTime(at) },
]

/** What happened to a membership, the latest first. */
export const HistoryTable = ({ history }: Pick<MemberRecord, 'history'>) => (
  <DataTable
    caption={words('history.caption')}
    columns={historyColumns}
    rows={history}
    rowKey={({ change, at }) => `${change} ${at}`}
  />
)
