import type { StatementFormat } from '@puente/contract'
import { DatePicker, from as wider, noSuchDay, Select } from '@puente/ui'
import { styled } from '@mui/material/styles'
import { monthName, type EndpointForm } from '@puente/web'
import { monthsOffered, periodKinds, yearsBack, type PeriodChoice } from './period.ts'
import { words } from './words.ts'

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  [wider.sm]: { gridTemplateColumns: '1fr 1fr' },
})

/** The values of the form: a period and a file format. */
export interface StatementValues extends PeriodChoice {
  readonly format: StatementFormat
}

interface PeriodFieldsProps {
  form: EndpointForm<StatementValues>
  today: string
}

/** The period: a month, a year, or two dates, each with its own fields. */
export function PeriodFields({ form, today }: PeriodFieldsProps) {
  const kind = form.watch('kind')
  return (
    <Fields>
      <Select
        label={words('form.kind')}
        options={periodKinds.map((value) => ({ value, label: words(`form.kinds.${value}`) }))}
        {...form.field('kind')}
      />
      {kind === 'month' ? (
        <Select
          label={words('form.month')}
          options={monthsOffered(today).map((month) => ({ value: month, label: monthName(month) }))}
          {...form.field('month')}
        />
      ) : null}
      {kind === 'year' ? (
        <Select
          label={words('form.year')}
          options={yearsBack(today).map((year) => ({ value: year, label: year }))}
          {...form.field('year')}
        />
      ) : null}
      {kind === 'days'
        ? (['from', 'to'] as const).map((side) => (
            <DatePicker
              key={side}
              label={words(`form.${side}`)}
              max={today}
              {...form.choice(side, { validate: (day) => noSuchDay(day) ?? true })}
            />
          ))
        : null}
    </Fields>
  )
}
