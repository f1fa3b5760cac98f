import { styled } from '@mui/material/styles'
import type { PublishedCostWire } from '@puente/contract/customer'
import { DataTable, Disclosure, Link, Muted, rem, Section, Select, v, type TableColumn } from '@puente/ui'
import { format, useConfig } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayText } from '../../../parts/times/day-text.ts'
import { countryName } from '../../quotes/countries/country-names.ts'
import { corridorsQuery, priceQuery } from '../../quotes/price/price-queries.ts'
import { comparisonsOf, shareOf, type Comparison } from './comparisons.ts'
import { publishedCostsQuery } from './story-queries.ts'
import { words } from './story-words.ts'

const Bars = styled('ul')({
  display: 'grid',
  gap: 16,
  maxWidth: 760,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: 6 },
  '& [data-slot="line"]': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', fontSize: rem(15) },
  '& [data-slot="line"] > span:first-of-type': { flex: '1 1 200px', minWidth: 0 },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: rem(13), color: v.inkMuted },
  '& [data-slot="bar"]': { height: 14, borderRadius: 4, backgroundColor: v.inkMuted, minWidth: 4 },
  '& [data-ours] [data-slot="bar"]': { backgroundColor: v.accent },
})
const Choice = styled('div')({ maxWidth: 360, marginBottom: 16 })

/** What a transfer costs here and what others publish that it costs. Renders nothing without current figures. */
export function CostComparison({ country }: { country?: string | undefined }) {
  const corridors = useQuery(corridorsQuery).data?.items ?? []
  const here = corridors.filter((corridor) => country === undefined || corridor.country === country)
  const all = comparisonsOf(useQuery(publishedCostsQuery).data?.items ?? [], here)
  const [chosen, setChosen] = useState('')
  const comparison = all.find(({ key }) => key === chosen) ?? all[0]
  const asked = comparison && {
    corridorId: comparison.corridorId,
    side: 'send' as const,
    amount: comparison.sendMinor,
  }
  const price = useQuery(priceQuery(asked))
  if (comparison === undefined) return null
  return (
    <Section title={words('costs.title')}>
      {all.length === 1 ? null : (
        <Choice>
          <Select
            name="comparison"
            label={words('costs.choose')}
            value={comparison.key}
            onChange={(event) => setChosen(event.target.value)}
            options={all.map((one) => ({ value: one.key, label: nameOf(one) }))}
          />
        </Choice>
      )}
      <Muted>{words('costs.lead', { what: nameOf(comparison) })}</Muted>
      <Compared
        comparison={comparison}
        ours={price.data?.totalCost.amount.amount}
        isPending={price.isPending}
      />
    </Section>
  )
}

const nameOf = ({ country, sendMinor }: Comparison): string =>
  words('costs.of', { amount: format.clp(sendMinor), country: countryName(country) })

interface ComparedProps {
  comparison: Comparison
  /** In minor units of the peso; absent until the first price, which moves nothing when it arrives. */
  ours: string | undefined
  isPending: boolean
}

function Compared({ comparison, ours, isPending }: ComparedProps) {
  const { brandName } = useConfig()
  const all = [ours ?? '0', ...comparison.others.map(({ cost }) => cost.amount)]
  const without = words(isPending ? 'costs.pending' : 'costs.unavailable')
  return (
    <>
      <Bars>
        <li data-ours>
          <Line
            name={brandName}
            note={words('costs.now')}
            cost={ours === undefined ? without : format.clp(ours)}
            share={shareOf(ours ?? '0', all)}
          />
        </li>
        {comparison.others.map((other) => (
          <li key={`${other.name} ${other.product}`}>
            <Line
              name={other.name}
              note={words('costs.product', { product: other.product, date: dayText(other.asOf) })}
              cost={format.clp(other.cost.amount)}
              share={shareOf(other.cost.amount, all)}
            />
          </li>
        ))}
      </Bars>
      <Disclosure summary={words('costs.table')}>
        <DataTable
          caption={words('costs.caption', { what: nameOf(comparison) })}
          columns={columns}
          rows={comparison.others}
          rowKey={({ name, product }) => `${name} ${product}`}
        />
        <p>
          <Muted>{words('costs.method')}</Muted>
        </p>
      </Disclosure>
    </>
  )
}

interface LineProps {
  name: string
  note: string
  cost: string
  share: number
}

function Line({ name, note, cost, share }: LineProps) {
  return (
    <>
      <div data-slot="line">
        <span>
          {name}
          <small>{note}</small>
        </span>
        <strong>{cost}</strong>
      </div>
      <div aria-hidden data-slot="bar" style={{ width: `${share * 100}%` }} />
    </>
  )
}

const columns: readonly TableColumn<PublishedCostWire>[] = [
  { key: 'name', header: words('costs.provider'), cell: ({ name }) => name },
  { key: 'product', header: words('costs.service'), cell: ({ product }) => product },
  { key: 'cost', header: words('costs.total'), align: 'end', cell: ({ cost }) => format.amount(cost) },
  {
    key: 'source',
    header: words('costs.source'),
    cell: ({ source, asOf }) => (
      <>
        <Link href={source}>{new URL(source).hostname}</Link> {dayText(asOf)}
      </>
    ),
  },
]
