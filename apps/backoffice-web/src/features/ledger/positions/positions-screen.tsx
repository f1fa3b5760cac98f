import type { PositionsWire } from '@puente/contract/staff'
import { Column, Muted, Notice, PageHeading, Section, SkeletonRows } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { accountName } from '../words.ts'
import { accountRows, firstLowDays, forecastRows } from './account-rows.ts'
import { AccountsTable, ForecastTable } from './positions-tables.tsx'
import { words } from './words.ts'

/** Positions and bank balances with their floors, and what leaves them in the next three banking days. */
export function PositionsScreen() {
  const query = useQuery({
    queryKey: ['positions'],
    queryFn: () => api.getPositions(),
    refetchInterval: pollWhileActive(30_000),
  })
  return (
    <Column width="list">
      <PageHeading title={words('title')} lead={words('lead')} />
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={12} columns={5} />}>
        {(positions) => <Positions positions={positions} />}
      </Loaded>
    </Column>
  )
}

function Positions({ positions: { currencies } }: { positions: PositionsWire }) {
  const rows = accountRows(currencies)
  const forecast = forecastRows(currencies)
  return (
    <>
      <Alarms positions={currencies} />
      <Section title={words('accounts.title')}>
        <AccountsTable rows={rows} />
        <p>
          <RouteLink to={paths.setting('balance-floors/default')}>{words('floors')}</RouteLink>
          {' · '}
          <RouteLink to={paths.safeguarding()}>{words('funds')}</RouteLink>
          {' · '}
          <RouteLink to={paths.treasury()}>{words('waiting')}</RouteLink>
        </p>
      </Section>
      <Section title={words('forecast.title')}>
        {forecast.length === 0 ? (
          <Muted>{words('forecast.none')}</Muted>
        ) : (
          <>
            <Muted>{words('forecast.lead')}</Muted>
            <ForecastTable rows={forecast} />
          </>
        )}
      </Section>
    </>
  )
}

const nameOf = (code: string): string => accountName(code) ?? code

function Alarms({ positions }: { positions: PositionsWire['currencies'] }) {
  const low = accountRows(positions).filter(({ isLow }) => isLow)
  const soon = firstLowDays(positions)
  return (
    <>
      {low.length === 0 ? null : (
        <Notice tone="bad" title={words('low')}>
          {low.map(({ code, currency, balance, floor }) => (
            <p key={`${code} ${currency}`}>
              {words('lowLine', {
                account: nameOf(code),
                currency,
                balance: format.money({ amount: balance, currency }),
                floor: format.money({ amount: floor, currency }),
              })}
            </p>
          ))}
        </Notice>
      )}
      {soon.length === 0 ? null : (
        <Notice tone="warn" title={words('willBeLow')}>
          {soon.map(({ code, currency, balance, day }) => (
            <p key={currency}>
              {words('willBeLowLine', {
                account: nameOf(code),
                currency,
                balance: format.money({ amount: balance, currency }),
                day: format.date(day),
              })}
            </p>
          ))}
        </Notice>
      )}
    </>
  )
}
