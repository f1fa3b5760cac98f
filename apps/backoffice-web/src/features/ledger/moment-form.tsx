import { balanceBases, type BalanceBasis } from '@puente/contract/staff'
import { Button, DatePicker, FilterRow, Select, TextInput } from '@puente/ui'
import { isTime } from '@puente/web'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RouteButtonLink } from '../../shell/navigation/links.ts'
import { balanceFilters } from './filters.ts'
import { aheadFault } from './period-day.ts'
import { words } from './words.ts'

interface MomentFormProps {
  chosen: { readonly day?: string; readonly time?: string; readonly by?: BalanceBasis }
}

/** Only the basis that is not the default is in the URL. */
const basisIn = (by: string): { readonly by?: BalanceBasis } => (by === 'effective' ? { by } : {})

/**
 * A form to choose a past instant of the books, and by which day they count journals, which applies at once; the choice
 * is kept in the URL.
 */
export function InstantForm({ chosen }: MomentFormProps) {
  const navigate = useNavigate()
  const [day, setDay] = useState(chosen.day ?? '')
  const [time, setTime] = useState(chosen.time ?? '')
  const [asked, setAsked] = useState(chosen.day !== undefined)
  const { by = 'recorded', ...moment } = chosen
  const isDay = balanceFilters.day.read(day) !== undefined
  const timeFits = time === '' || isTime(time)
  const ahead = isDay && timeFits ? aheadFault(day, time === '' ? undefined : time) : undefined

  function show() {
    setAsked(true)
    if (!isDay || !timeFits || ahead !== undefined) return
    void navigate({
      to: '/trial-balance',
      search: { ...(time === '' ? { day } : { day, time }), ...basisIn(by) },
    })
  }

  return (
    <FilterRow onSubmit={show}>
      <DatePicker
        name="day"
        label={words('moment.day')}
        value={day}
        onChange={setDay}
        fault={
          asked ? (isDay ? ahead : words(day === '' ? 'moment.dayMissing' : 'moment.dayFault')) : undefined
        }
      />
      <TextInput
        name="time"
        label={words('moment.time')}
        hint={words('moment.timeHint')}
        autoComplete="off"
        maxLength={5}
        value={time}
        onChange={(event) => setTime(event.target.value.trim())}
        fault={asked && !timeFits ? words('moment.fault') : undefined}
      />
      <Select
        name="by"
        label={words('moment.by')}
        options={balanceBases.map((value) => ({ value, label: words(`moment.bases.${value}`) }))}
        value={by}
        onChange={(event) =>
          void navigate({ to: '/trial-balance', search: { ...moment, ...basisIn(event.target.value) } })
        }
      />
      <Button type="submit">{words('moment.show')}</Button>
      {chosen.day === undefined ? null : (
        <RouteButtonLink kind="text" to="/trial-balance" search={basisIn(by)}>
          {words('moment.now')}
        </RouteButtonLink>
      )}
    </FilterRow>
  )
}
