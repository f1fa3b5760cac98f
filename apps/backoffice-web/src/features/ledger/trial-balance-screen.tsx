import type { BalanceBasis, TrialBalanceWire } from '@puente/contract/staff'
import { Column, EmptyState, Muted, Notice, PageHeading, ScaleIcon, Section, SkeletonRows } from '@puente/ui'
import { endInChile, format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { ExportButton } from '../../shell/list/export-button.tsx'
import type { Filters } from '../../shell/list/filters.ts'
import type { List } from '../../shell/list/list.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { AccountsTable, CurrenciesTable } from './balance-tables.tsx'
import { InstantForm } from './moment-form.tsx'
import { aheadFault } from './period-day.ts'
import { LastReplay, ReplayFaults } from './replay-state.tsx'
import { words } from './words.ts'

/** The trial balance by account and currency, with a sentence that states whether the books balance. */
export function TrialBalanceScreen() {
  const { day, time, by } = useSearch({ from: '/shell/trial-balance' })
  const at = day === undefined ? undefined : endInChile(day, time)
  const isAhead = aheadFault(day, time) !== undefined
  const query = useQuery({
    enabled: !isAhead,
    queryKey: ['trial-balance', at, by],
    queryFn: () => api.getTrialBalance({ query: askedOf(at, by) }),
    refetchInterval: at === undefined ? pollWhileActive(30_000) : false,
    placeholderData: keepPreviousData,
  })
  const form = (
    <InstantForm
      key={at ?? 'now'}
      chosen={{
        ...(day === undefined ? {} : { day }),
        ...(time === undefined ? {} : { time }),
        ...(by === undefined ? {} : { by }),
      }}
    />
  )
  if (isAhead)
    return (
      <Column width="full">
        <PageHeading title={words('title')} />
        {form}
      </Column>
    )
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={14} columns={6} />}>
      {(balance) => (
        <Column width="full">
          <PageHeading
            title={words('title')}
            lead={words(`leads.${balance.by}`, { at: format.dateTime(balance.at) })}
            actions={<ExportButton list={{ exported: exportedOf(balance) }} chosen={{}} />}
          />
          {form}
          {at === undefined ? <ReplayFaults /> : <Muted>{words(`pasts.${balance.by}`)}</Muted>}
          <Books balance={balance} />
          {at === undefined ? <LastReplay /> : null}
          <p>
            <RouteLink to={paths.ledgerPeriods()}>{words('periods.link')}</RouteLink>
          </p>
        </Column>
      )}
    </Loaded>
  )
}

const askedOf = (at: string | undefined, by: BalanceBasis | undefined) => ({
  ...(at === undefined ? {} : { at }),
  ...(by === undefined ? {} : { by }),
})

/** The file of the trial balance on the screen: of its instant, so that both have the same figures. */
const exportedOf = ({
  at,
  by,
}: TrialBalanceWire): NonNullable<List<{ id: string }, Filters>['exported']> => ({
  roles: ['treasury', 'officer', 'admin'],
  formats: spreadsheets,
  file: (_chosen, fileFormat) =>
    api.exportTrialBalance({ query: { at, by, format: spreadsheet(fileFormat) } }),
  fileName: () =>
    `${words('file.name')}-${words(`file.bases.${by}`)}-${format
      .dateTime(at)
      .replace(/^(\d+)\/(\d+)\/(\d+) (\d+):(\d+)$/, '$3-$2-$1-$4$5')}`,
})

function Books({ balance }: { balance: TrialBalanceWire }) {
  if (balance.accounts.length === 0) {
    return (
      <EmptyState icon={<ScaleIcon aria-hidden />} title={words('empty')} message={words('emptyMessage')} />
    )
  }
  return (
    <>
      <Verdict balance={balance} />
      <Section title={words('currencies.title')}>
        <CurrenciesTable currencies={balance.currencies} />
      </Section>
      <Section title={words('accounts.title')}>
        <AccountsTable accounts={balance.accounts} />
      </Section>
    </>
  )
}

function Verdict({ balance }: { balance: TrialBalanceWire }) {
  const broken = balance.currencies.filter(({ difference }) => difference !== '0')
  const open = balance.accounts.filter((account) => account.clearing && account.balance !== '0').length
  if (broken.length > 0) {
    return (
      <Notice tone="bad" title={words('broken')}>
        {broken.map(({ currency, difference }) => (
          <p key={currency}>
            {words('brokenLine', { currency, difference: format.money({ amount: difference, currency }) })}
          </p>
        ))}
        <p>{words('brokenNext')}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="ok" title={words('balanced')}>
      <p>{words('balancedMessage')}</p>
      <p>{open === 0 ? words('clearing.allZero') : words('clearing.some', { count: open })}</p>
    </Notice>
  )
}
