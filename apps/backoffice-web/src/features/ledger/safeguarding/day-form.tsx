import { Button, DatePicker, FilterRow } from '@puente/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RouteButtonLink } from '../../../shell/navigation/links.ts'
import { safeguardingFilters } from '../filters.ts'
import { futureDayFault } from '../period-day.ts'
import { words } from './words.ts'

/** A form to choose a past day; the choice is kept in the URL. */
export function DayForm({ chosen }: { chosen: string | undefined }) {
  const navigate = useNavigate()
  const [day, setDay] = useState(chosen ?? '')
  const [asked, setAsked] = useState(chosen !== undefined)
  const isDay = safeguardingFilters.day.read(day) !== undefined
  const fault = isDay ? futureDayFault(day) : words('dayMissing')

  function show() {
    setAsked(true)
    if (fault === undefined) void navigate({ to: '/safeguarding', search: { day } })
  }

  return (
    <FilterRow onSubmit={show}>
      <DatePicker
        name="day"
        label={words('day')}
        value={day}
        onChange={setDay}
        fault={asked ? fault : undefined}
      />
      <Button type="submit">{words('show')}</Button>
      {chosen === undefined ? null : (
        <RouteButtonLink kind="text" to="/safeguarding" search={{}}>
          {words('now')}
        </RouteButtonLink>
      )}
    </FilterRow>
  )
}
