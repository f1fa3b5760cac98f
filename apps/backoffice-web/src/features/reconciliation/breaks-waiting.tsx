import type { BreakSummary } from '@puente/contract/staff'
import { DataTable, Section } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { RouteButtonLink, RouteLink } from '../../shell/navigation/links.ts'
import { breakColumns } from './break-columns.tsx'
import { oldestBreaksQuery } from './queries.ts'
import { words } from './words.ts'

/** The oldest breaks with their age and assignee; null when every account agrees. */
export function BreaksWaiting() {
  const { data } = useQuery(oldestBreaksQuery)
  const navigate = useNavigate()
  const [first, ...others] = breakColumns
  if (data === undefined || data.items.length === 0) return null
  const what = (row: BreakSummary) => <RouteLink to={paths.break(row.id)}>{first.cell(row)}</RouteLink>
  return (
    <Section title={words('breaks.title')}>
      <DataTable
        caption={words('breaks.caption')}
        columns={[{ ...first, cell: what }, ...others]}
        rows={data.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: paths.break(id) })}
      />
      <RouteButtonLink to={paths.breaks()} search={{}} style={{ justifySelf: 'start' }}>
        {words('breaks.seeAll')}
      </RouteButtonLink>
    </Section>
  )
}
