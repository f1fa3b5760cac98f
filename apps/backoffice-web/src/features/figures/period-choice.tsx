import { comparisons, type Comparison } from '@puente/contract/staff'
import { styled } from '@mui/material/styles'
import { DatePicker, FilterRow, from, Select, Tabs } from '@puente/ui'
import { useNavigate } from '@tanstack/react-router'
import { RouteTab } from '../../shell/navigation/links.ts'
import { periodFilters, periods, type Period } from './filters.ts'
import type { Days, PeriodChosen } from './period-days.ts'
import { words } from './words.ts'

const Line = styled('div')({
  display: 'grid',
  gap: '12px 24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, auto)', alignItems: 'end' },
})

interface PeriodChoiceProps {
  path: string
  chosen: PeriodChosen
  /** The period without one in the URL. */
  usual: Period
  days: Days
  /** Other parts of the URL, which stay. */
  kept?: object
}

/** The choice of a period and its comparison, kept in the URL. */
export function PeriodChoice({ path, chosen, usual, days, kept = {} }: PeriodChoiceProps) {
  const { period = usual, compare } = chosen
  const also = { ...kept, ...(compare === undefined ? {} : { compare }) }
  const searchOf = (one: Period) => {
    if (one === usual) return also
    return one === 'chosen' ? { ...also, ...days, period: one } : { ...also, period: one }
  }
  return (
    <Line>
      <Tabs label={words('period')}>
        {periods.map((one) => (
          <RouteTab
            key={one}
            to={path}
            search={searchOf(one)}
            {...(one === period ? { 'aria-current': 'page' as const } : {})}
            activeOptions={{ exact: true }}
          >
            {words(`periods.${one}`)}
          </RouteTab>
        ))}
      </Tabs>
      <Choices path={path} chosen={{ ...chosen, period }} kept={kept} days={days} usual={usual} />
    </Line>
  )
}

function Choices({ path, chosen, kept, days, usual }: Required<PeriodChoiceProps>) {
  const navigate = useNavigate()
  const { period = usual, compare } = chosen
  const go = (more: Partial<Days> & { readonly compare?: Comparison | undefined }) => {
    const { compare: next = compare, ...ends } = more
    const ofDays = period === 'chosen' ? { ...days, ...ends } : {}
    void navigate({
      to: path,
      search: {
        ...kept,
        ...(period === usual ? {} : { period }),
        ...ofDays,
        ...(next === undefined || next === 'before' ? {} : { compare: next }),
      },
    })
  }
  const take = (name: 'from' | 'to') => (day: string) => {
    if (periodFilters[name].read(day) === undefined) return
    const ends = { ...days, [name]: day }
    go(ends.to < ends.from ? { from: day, to: day } : ends)
  }
  return (
    <FilterRow onSubmit={() => undefined}>
      {period === 'chosen' ? (
        <>
          <DatePicker name="from" label={words('from')} value={days.from} onChange={take('from')} />
          <DatePicker name="to" label={words('to')} value={days.to} onChange={take('to')} />
        </>
      ) : null}
      <Select
        name="compare"
        label={words('compare')}
        options={comparisons.map((one) => ({ value: one, label: words(`comparisons.${one}`) }))}
        value={compare ?? 'before'}
        onChange={(event) => go({ compare: periodFilters.compare.read(event.target.value) })}
      />
    </FilterRow>
  )
}
