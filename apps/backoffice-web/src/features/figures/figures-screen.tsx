import type { BusinessFiguresWire } from '@puente/contract/staff'
import { Column, EmptyState, ListIcon, Muted, PageHeading, Section, SkeletonRows, Tabs } from '@puente/ui'
import { format, todayInChile } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { RouteLink, RouteTab } from '../../shell/links.ts'
import { periods, usualPeriod, type Period } from './filters.ts'
import { daysOf } from './period-days.ts'
import { Plots } from './plots.tsx'
import { corridorText, dayText } from './shown.ts'
import { Corridors, Ends } from './tables.tsx'
import { Tiles } from './tiles.tsx'
import { words } from './words.ts'

/** What was sold, delivered and earned in a period, beside the period before it. */
export function FiguresScreen() {
  const { period, corridor } = useSearch({ from: '/shell/figures' })
  const days = daysOf(period ?? usualPeriod, todayInChile())
  const asked = { ...days, ...(corridor === undefined ? {} : { corridorId: corridor }) }
  const query = useQuery({
    queryKey: ['business-figures', asked],
    queryFn: () => api.getBusinessFigures({ query: asked }),
    refetchInterval: pollWhileActive(60_000),
    placeholderData: keepPreviousData,
  })
  return (
    <Column width="full">
      <PageHeading
        title={words('title')}
        lead={words('lead', { from: dayText(days.from), to: dayText(days.to) })}
      />
      <Periods corridor={corridor} />
      {corridor === undefined ? null : (
        <p>
          {words('ofCorridor', { corridor: corridorText(corridor) })}{' '}
          <RouteLink to={paths.figures()} search={period === undefined ? {} : { period }}>
            {words('allCorridors')}
          </RouteLink>
        </p>
      )}
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={12} columns={5} />}>
        {(figures) => <Figures figures={figures} period={period} />}
      </Loaded>
    </Column>
  )
}

function Periods({ corridor }: { corridor: string | undefined }) {
  const kept = corridor === undefined ? {} : { corridor }
  return (
    <Tabs label={words('period')}>
      {periods.map((period) => (
        <RouteTab
          key={period}
          to={paths.figures()}
          search={period === usualPeriod ? kept : { ...kept, period }}
          activeOptions={{ exact: true }}
        >
          {words(`periods.${period}`)}
        </RouteTab>
      ))}
    </Tabs>
  )
}

function Figures({ figures, period }: { figures: BusinessFiguresWire; period: Period | undefined }) {
  const { countedAt, days, corridors } = figures
  if (countedAt === undefined) return <Muted>{words('notCounted')}</Muted>
  if (corridors.length === 0)
    return (
      <EmptyState icon={<ListIcon aria-hidden />} title={words('empty')} message={words('emptyMessage')} />
    )
  return (
    <>
      <Tiles figures={figures} />
      <Plots days={days} />
      <Section title={words('corridors.title')}>
        <Corridors corridors={corridors} period={period} />
      </Section>
      <Section title={words('ends.title')}>
        <Ends figures={figures} />
      </Section>
      <Muted>{words('counted', { at: format.dateTime(countedAt) })}</Muted>
    </>
  )
}
