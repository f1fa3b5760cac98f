import { DatePicker, from as wider, Select } from '@puente/ui'
import { styled } from '@mui/material/styles'
import { monthName } from '@puente/web'
import { monthsOffered, periodKinds, yearsBack, type PeriodChoice } from './period.ts'
import { words } from './words.ts'

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  [wider.sm]: { gridTemplateColumns: '1fr 1fr' },
})

interface PeriodFieldsProps {
  choice: PeriodChoice
  today: string
  onChange: (part: Partial<PeriodChoice>) => void
}

/** The period: a month, a year, or two dates, each with its own fields. */
export function PeriodFields({ choice, today, onChange }: PeriodFieldsProps) {
  return (
    <Fields>
      <Select
        name="kind"
        label={words('form.kind')}
        value={choice.kind}
        options={periodKinds.map((kind) => ({ value: kind, label: words(`form.kinds.${kind}`) }))}
        onChange={(event) =>
          onChange({ kind: periodKinds.find((kind) => kind === event.target.value) ?? 'month' })
        }
      />
      {choice.kind === 'month' ? (
        <Select
          name="month"
          label={words('form.month')}
          value={choice.month}
          options={monthsOffered(today).map((month) => ({ value: month, label: monthName(month) }))}
          onChange={(event) => onChange({ month: event.target.value })}
        />
      ) : null}
      {choice.kind === 'year' ? (
        <Select
          name="year"
          label={words('form.year')}
          value={choice.year}
          options={yearsBack(today).map((year) => ({ value: year, label: year }))}
          onChange={(event) => onChange({ year: event.target.value })}
        />
      ) : null}
      {choice.kind === 'days'
        ? (['from', 'to'] as const).map((side) => (
            <DatePicker
              key={side}
              name={side}
              label={words(`form.${side}`)}
              value={choice[side]}
              max={today}
              onChange={(value) => onChange({ [side]: value })}
            />
          ))
        : null}
    </Fields>
  )
}
