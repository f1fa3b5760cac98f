import { styled } from '@mui/material/styles'
import { ratePeriods, type RatePeriod } from '@puente/contract'
import type { DailyRateWire } from '@puente/contract/customer'
import { below, Card, DefinitionList, LinePlot, Muted, RadioCards, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useSession } from '../access/session.ts'
import { extremes, periodOf, shownRate } from './past-rates.ts'
import { pastRatesQuery } from './rate-queries.ts'
import { words } from './words.ts'

// The height of the loaded plot with its table closed, so that nothing below moves.
const Place = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  marginTop: 16,
  '& p': { margin: 0 },
  minHeight: 390,
  [below.sm]: { minHeight: 420 },
})

/** Fewer days make no line. */
const DAYS_LEAST = 2

/** Our rate and the market's over a period that the reader chooses; the address carries it. */
export function PastRates({ currency }: { currency: string }) {
  const router = useRouter()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const days = periodOf(search['days'])
  const kind = useSession()?.actingAs.kind ?? 'person'
  const query = useQuery(pastRatesQuery(currency, days, kind))
  const choose = (chosen: RatePeriod) => {
    const wanted = new URL(router.state.location.href, window.location.origin)
    wanted.searchParams.set('days', chosen)
    void router.navigate({ href: wanted.pathname + wanted.search, replace: true, resetScroll: false })
  }
  return (
    <Card title={words('past.title')}>
      <RadioCards
        name="days"
        legend={words('past.period')}
        columns={3}
        value={days}
        onChange={choose}
        options={ratePeriods.map((value) => ({ value, label: words('past.days', { days: value }) }))}
      />
      <Place>
        <Loaded query={query} failed={words('past.failed')} skeleton={<SkeletonLines lines={8} />}>
          {({ items }) => <Plot currency={currency} period={days} days={items} />}
        </Loaded>
      </Place>
    </Card>
  )
}

const pesos = (clpPerUnit: string) => `$${format.rate(clpPerUnit)}`

interface PlotProps {
  currency: string
  period: RatePeriod
  days: readonly DailyRateWire[]
}

function Plot({ currency, period, days }: PlotProps) {
  const found = extremes(days)
  if (found === undefined || days.length < DAYS_LEAST) return <Muted>{words('past.few')}</Muted>
  const points = days.map((day) => ({
    name: format.date(day.asOf),
    value: Number(shownRate(day)),
    text: pesos(shownRate(day)),
    beside: { value: Number(day.clpPerUnit), text: pesos(day.clpPerUnit) },
  }))
  const on = (day: DailyRateWire) =>
    words('past.on', { rate: pesos(shownRate(day)), date: format.date(day.asOf) })
  return (
    <>
      <LinePlot
        tall
        title={words('past.plot', { currency, days: period })}
        points={points}
        texts={{
          table: words('past.table'),
          row: words('past.day'),
          value: words('past.ours'),
          beside: words('past.market'),
        }}
      />
      <DefinitionList
        items={[
          { term: words('past.lowest'), value: on(found.lowest) },
          { term: words('past.highest'), value: on(found.highest) },
        ]}
      />
      <p>
        <Muted>{words('past.hint')}</Muted>
      </p>
    </>
  )
}
