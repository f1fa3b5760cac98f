import type { BusinessFiguresWire } from '@puente/contract/staff'
import { Column, EmptyState, ListIcon, Muted, PageHeading, Section, SkeletonRows } from '@puente/ui'
import { format, todayInChile } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import type { Period } from './filters.ts'
import { PeriodChoice } from './period-choice.tsx'
import { daysOf, type PeriodChosen } from './period-days.ts'
import { Plots } from './plots.tsx'
import { businessFiguresQuery } from './queries.ts'
import { corridorText, dayText, type ComparedWith } from './shown.ts'
import { Corridors, Ends } from './tables.tsx'
import { Tiles } from './tiles.tsx'
import { words } from './words.ts'

/** What was sold, delivered and earned in a period, beside the one that it is compared with. */
export function FiguresScreen() {
  const { corridor, ...chosen } = useSearch({ from: '/shell/figures' })
  const days = daysOf(chosen, usualPeriod, todayInChile())
  const { compare } = chosen
  const query = useQuery(
    businessFiguresQuery({
      ...days,
      ...(compare === undefined ? {} : { compare }),
      ...(corridor === undefined ? {} : { corridorId: corridor }),
    }),
  )
  return (
    <Column width="full">
      <PageHeading
        title={words('title')}
        lead={words('lead', { from: dayText(days.from), to: dayText(days.to) })}
      />
      <PeriodChoice
        path={paths.figures()}
        chosen={chosen}
        usual={usualPeriod}
        days={days}
        kept={corridor === undefined ? {} : { corridor }}
      />
      {corridor === undefined ? null : (
        <p>
          {words('ofCorridor', { corridor: corridorText(corridor) })}{' '}
          <RouteLink to={paths.figures()} search={chosen}>
            {words('allCorridors')}
          </RouteLink>
        </p>
      )}
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={12} columns={5} />}>
        {(figures) => <Figures figures={figures} chosen={chosen} than={{ ...days, compare }} />}
      </Loaded>
    </Column>
  )
}

const usualPeriod: Period = '30-days'

interface FiguresProps {
  figures: BusinessFiguresWire
  chosen: PeriodChosen
  than: ComparedWith
}

function Figures({ figures, chosen, than }: FiguresProps) {
  const { countedAt, days, corridors } = figures
  if (countedAt === undefined) return <Muted>{words('notCounted')}</Muted>
  if (corridors.length === 0)
    return (
      <EmptyState icon={<ListIcon aria-hidden />} title={words('empty')} message={words('emptyMessage')} />
    )
  return (
    <>
      <Tiles figures={figures} than={than} />
      <Plots days={days} />
      <Section title={words('corridors.title')}>
        <Corridors corridors={corridors} chosen={chosen} days={than} />
      </Section>
      <Section title={words('ends.title')}>
        <Ends figures={figures} days={than} />
      </Section>
      <Muted>{words('counted', { at: format.dateTime(countedAt) })}</Muted>
    </>
  )
}
