import { redIn, type CloseChecklistWire, type CloseScope } from '@puente/contract/staff'
import {
  Button,
  Column,
  DatePicker,
  FilterRow,
  Muted,
  Notice,
  PageHeading,
  Section,
  SkeletonRows,
  Tabs,
} from '@puente/ui'
import { addDays, format, todayInChile } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { useMayAct } from '../../../shell/acting.ts'
import { RouteLink, RouteTab } from '../../../shell/navigation/links.ts'
import { closeFilters } from '../filters.ts'
import { checklistQuery } from './close-queries.ts'
import { LinesTable } from './lines-table.tsx'
import { RecordDay, Recorded } from './record-day.tsx'
import { Records } from './records.tsx'
import { words } from './words.ts'

/** The checklist of a day or period that verifies itself, the form to record a day, and what was recorded. */
export function ClosesScreen() {
  const chosen = useSearch({ from: '/shell/closes' })
  const day = chosen.day ?? addDays(todayInChile(), -1)
  const scope = chosen.scope ?? 'day'
  const query = useQuery(checklistQuery(scope, day))
  const { mayAct } = useMayAct()
  return (
    <Column width="list">
      <PageHeading title={words('title')} lead={words('lead')} />
      <Scopes day={chosen.day} />
      <ChooseDay key={day} day={day} scope={scope} />
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={8} columns={4} />}>
        {(checklist) => (
          <>
            <Checklist checklist={checklist} />
            {scope === 'day' && mayAct ? (
              <RecordDay key={day} day={day} isAgain={checklist.recorded !== undefined} />
            ) : null}
            {/* Below the button that was pressed, so that it does not move. */}
            {scope === 'day' ? <Recorded checklist={checklist} /> : null}
          </>
        )}
      </Loaded>
      {/* Below what loads, so that it does not move. */}
      {query.isPending ? null : <Records />}
    </Column>
  )
}

function Scopes({ day }: { day: string | undefined }) {
  const kept = day === undefined ? {} : { day }
  return (
    <Tabs label={words('scope')}>
      <RouteTab to={paths.closes()} search={kept} activeOptions={{ exact: true }}>
        {words('scopes.day')}
      </RouteTab>
      <RouteTab to={paths.closes()} search={{ ...kept, scope: 'period' }} activeOptions={{ exact: true }}>
        {words('scopes.period')}
      </RouteTab>
    </Tabs>
  )
}

/** A form to choose a day that has ended; the choice is kept in the URL. */
function ChooseDay({ day, scope }: { day: string; scope: CloseScope }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(day)
  const [asked, setAsked] = useState(false)
  const isPast = closeFilters.day.read(typed) !== undefined && typed < todayInChile()

  function show() {
    setAsked(true)
    if (isPast)
      void navigate({ to: '/closes', search: { day: typed, ...(scope === 'day' ? {} : { scope }) } })
  }

  return (
    <FilterRow onSubmit={show}>
      <DatePicker
        name="day"
        label={words('day')}
        value={typed}
        onChange={setTyped}
        fault={asked && !isPast ? words('dayMissing') : undefined}
      />
      <Button type="submit">{words('show')}</Button>
    </FilterRow>
  )
}

function Checklist({ checklist }: { checklist: CloseChecklistWire }) {
  const { scope, from, day, at, lines } = checklist
  const red = redIn(lines)
  return (
    <>
      {red.length === 0 ? (
        <Notice tone="ok" title={words('ready')}>
          {words('readyText')}
        </Notice>
      ) : (
        <Notice tone="bad" title={words('red', { count: red.length })}>
          {words(`redText.${scope}`)}
        </Notice>
      )}
      <Section title={words(`of.${scope}`, { from: format.date(from), day: format.date(day) })}>
        <LinesTable checklist={checklist} />
        <Muted>{words('verified', { at: format.dateTime(at) })}</Muted>
        <RouteLink to="/ledger-periods" search={{ day }}>
          {words('periods')}
        </RouteLink>
      </Section>
    </>
  )
}
