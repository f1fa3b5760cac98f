import { Column, PageHeading, SkeletonRows } from '@puente/ui'
import { format, todayInChile } from '@puente/web'
import { lazy, Suspense } from 'react'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { RouteButtonLink } from '../../../shell/navigation/links.ts'
import { useRowKeys } from '../../../shell/keys/use-row-keys.ts'
import { PeriodChoice } from '../../figures/period-choice.tsx'
import { daysOf } from '../../figures/period-days.ts'
import { dayText } from '../../figures/shown.ts'
import { actions } from '../actions.ts'
import { homeActions, homePanels } from './home-panels.ts'
import { useHomeQueries } from './home-queries.ts'
import { words } from '../words.ts'

// The panels and lists load while their figures do.
const HomePanels = lazy(async () => ({ default: (await import('./home-sections.tsx')).HomePanels }))

const USUAL = '7-days'
const skeleton = <SkeletonRows rows={16} columns={4} />
const noRows: readonly { id: string }[] = []
const opensNothing = () => undefined

/** The first screen of every role: its work and the figures that it answers for, over a period. */
export function HomeScreen() {
  const { session } = useRouteContext({ from: '/shell' })
  const { id: staffId, role } = session.staff
  const panels = homePanels[role]
  const chosen = useSearch({ from: '/shell/' })
  const today = todayInChile()
  const days = daysOf(chosen, USUAL, today)
  const than = { ...days, compare: chosen.compare }
  const { isPending, ...queries } = useHomeQueries(panels, than)
  useRowKeys(noRows, undefined, opensNothing)
  const countedAt = queries.orders.data?.countedAt
  const range = { from: dayText(days.from), to: dayText(days.to) }
  return (
    <Column width="full">
      <PageHeading
        title={words('home.title')}
        actions={homeActions[role].map((name) => (
          <RouteButtonLink key={name} size="small" to={actions[name].path}>
            {words(`actions.${name}.title`)}
          </RouteButtonLink>
        ))}
        lead={
          countedAt === undefined
            ? words('home.lead', range)
            : words('home.counted', { ...range, at: format.dateTime(countedAt) })
        }
      />
      <PeriodChoice path={paths.home()} chosen={chosen} usual={USUAL} days={days} />
      {isPending ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <HomePanels
            role={role}
            staffId={staffId}
            panels={panels}
            queries={queries}
            than={than}
            search={{ ...chosen, period: chosen.period ?? USUAL }}
            isNow={days.to >= today}
          />
        </Suspense>
      )}
    </Column>
  )
}
