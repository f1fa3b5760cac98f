import type { AgedItemWire } from '@puente/contract/staff'
import { CheckIcon, DataTable, EmptyState, SkeletonRows } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { RouteButtonLink, RouteLink } from '../../shell/navigation/links.ts'
import { useMayOpen } from '../../shell/navigation/use-may-open.ts'
import { agedColumns } from './aged-columns.tsx'
import { AgedHeadline } from './aged-headline.tsx'
import { caseOf } from './case-of.ts'
import { oldestMoneyQuery } from './queries.ts'
import { words } from './words.ts'

/** The totals and the oldest amounts, with a link to the whole list. */
export function AgedSummary() {
  const query = useQuery(oldestMoneyQuery())
  return (
    <>
      <AgedHeadline />
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={10} columns={8} />}>
        {({ items }) => (items.length === 0 ? <NothingWaits /> : <Oldest items={items} />)}
      </Loaded>
    </>
  )
}

function Oldest({ items }: { items: readonly AgedItemWire[] }) {
  const navigate = useNavigate()
  const mayActOnPayins = useMayOpen('suspense')
  const [first, ...others] = agedColumns
  const what = (item: AgedItemWire) => {
    const to = caseOf(item, mayActOnPayins)
    return to === undefined ? first.cell(item) : <RouteLink to={to}>{first.cell(item)}</RouteLink>
  }
  const open = (item: AgedItemWire) => {
    const to = caseOf(item, mayActOnPayins)
    if (to !== undefined) void navigate({ to })
  }
  return (
    <>
      <DataTable
        caption={words('oldestCaption')}
        columns={[{ ...first, cell: what }, ...others]}
        rows={items}
        rowKey={({ id }) => id}
        onOpen={open}
      />
      <RouteButtonLink to={paths.treasury()} search={{}} style={{ justifySelf: 'start' }}>
        {words('seeAll')}
      </RouteButtonLink>
    </>
  )
}

const NothingWaits = () => (
  <EmptyState icon={<CheckIcon aria-hidden />} title={words('empty')} message={words('emptyMessage')} />
)
