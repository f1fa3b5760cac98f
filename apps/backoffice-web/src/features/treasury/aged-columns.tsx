import type { AgedItemWire } from '@puente/contract/staff'
import { Amount, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Age, Due } from '../../shell/moments/aged.tsx'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteLink } from '../../shell/navigation/links.ts'
import type { ListColumn } from '../../shell/list/list.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { words } from './words.ts'

/** The columns of unapplied money; the first links to the screen where staff act on it. */
export const agedColumns: readonly [ListColumn<AgedItemWire>, ...ListColumn<AgedItemWire>[]] = [
  { key: 'kind', header: words('columns.kind'), cell: ({ kind }) => words(`kinds.${kind}`) },
  { key: 'whose', header: words('columns.whose'), cell: (item) => <Whose item={item} /> },
  {
    key: 'amount',
    header: words('columns.amount'),
    align: 'end',
    cell: ({ amount }) => <Amount value={format.amount(amount)} currency={amount.currency} />,
  },
  {
    key: 'since',
    header: words('columns.since'),
    align: 'end',
    cell: ({ since }) => <Moment at={since} />,
  },
  {
    key: 'age',
    header: words('columns.age'),
    align: 'end',
    cell: ({ ageDays, overdue }) => <Age days={ageDays} overdue={overdue} />,
  },
  {
    key: 'due',
    header: words('columns.due'),
    align: 'end',
    cell: ({ maximumAgeDays, dueAt }) =>
      maximumAgeDays === undefined && dueAt === undefined ? words('frozen') : <Due at={dueAt} over />,
  },
  { key: 'outcome', header: words('columns.outcome'), cell: ({ outcome }) => words(`outcomes.${outcome}`) },
  { key: 'owner', header: words('columns.owner'), cell: (item) => <Owner item={item} /> },
]

function Whose({ item }: { item: AgedItemWire }) {
  if (item.transferId !== undefined)
    return (
      <RouteLink to="/transfers/$id" params={{ id: item.transferId }}>
        {item.transferReference}
      </RouteLink>
    )
  const id = item.customerId ?? item.paymentId
  if (id !== undefined) return <CopyId id={id} />
  return item.owner === 'nobody' ? words('unexplained') : shellWords('empty')
}

/** Money must always have an owner, so "nobody" is the one owner in colour. */
function Owner({ item: { owner, member } }: { item: AgedItemWire }) {
  if (owner === 'nobody') return <StatusChip tone="bad">{words('owners.nobody')}</StatusChip>
  const team = words(`owners.${owner}`)
  return member === undefined ? team : words('member', { name: member.name, team })
}
