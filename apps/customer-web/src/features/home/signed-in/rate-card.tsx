import { styled } from '@mui/material/styles'
import { Amount, below, Card, LinePlot, Link, Muted, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { currencyName } from '../../quotes/countries/country-names.ts'
import type { PriceSearch } from '../../quotes/price/price-search.ts'
import { words } from './customer-words.ts'

// The height of the loaded plot with its table closed, so that nothing below moves.
const Place = styled('div')({
  '& p': { margin: '4px 0 16px' },
  '&[data-tall]': { minHeight: 238, [below.sm]: { minHeight: 268 } },
})

/** Fewer days make no line. */
const DAYS_LEAST = 2

const dailyRatesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['daily-rates', currency],
    queryFn: () => api.listDailyRates({ query: { currency } }),
    staleTime: 10 * 60_000,
  })

/** The market rate of a currency on each of the last 30 days. */
export function RateCard({ currency, price }: { currency: string; price: PriceSearch }) {
  const query = useQuery(dailyRatesQuery(currency))
  const name = currencyName(currency)
  const title = words('rate.title', { currency: `${name.charAt(0).toUpperCase()}${name.slice(1)}` })
  return (
    <Card title={title}>
      <Place data-tall={query.data === undefined || query.data.items.length >= DAYS_LEAST || undefined}>
        <Loaded query={query} failed={words('rate.failed')} skeleton={<SkeletonLines lines={5} />}>
          {({ items }) => <Rates title={title} currency={currency} days={items} />}
        </Loaded>
      </Place>
      <Link href={paths.rates(currency, price)}>{words('rate.more')}</Link>
    </Card>
  )
}

interface RatesProps {
  title: string
  currency: string
  days: readonly { readonly clpPerUnit: string; readonly asOf: string }[]
}

function Rates({ title, currency, days }: RatesProps) {
  const points = days.map(({ clpPerUnit, asOf }) => ({
    name: format.date(asOf),
    value: Number(clpPerUnit),
    text: `$${format.rate(clpPerUnit)}`,
  }))
  const byValue = points.toSorted((one, other) => one.value - other.value)
  const [least] = byValue
  const [most, last] = [byValue.at(-1), points.at(-1)]
  if (least === undefined || most === undefined || last === undefined || points.length < DAYS_LEAST)
    return <Muted>{words('rate.few')}</Muted>
  return (
    <>
      <Amount value={last.text} currency="CLP" size="large" />
      <p>
        <Muted>{words('rate.range', { least: least.text, most: most.text })}</Muted>
      </p>
      <LinePlot
        title={title}
        points={points}
        texts={{
          table: words('rate.table'),
          row: words('rate.day'),
          value: words('rate.value', { currency }),
        }}
      />
    </>
  )
}
