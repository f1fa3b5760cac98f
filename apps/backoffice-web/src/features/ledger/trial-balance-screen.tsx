import type { TrialBalanceWire } from '@puente/contract/staff'
import { Column, EmptyState, Muted, Notice, PageHeading, ScaleIcon, Section, SkeletonRows } from '@puente/ui'
import { endInChile, format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { AccountsTable, CurrenciesTable } from './balance-tables.tsx'
import { InstantForm } from './moment-form.tsx'
import { LastReplay, ReplayFaults } from './replay-state.tsx'
import { words } from './words.ts'

/** The trial balance by account and currency, with a sentence that states whether the books balance. */
export function TrialBalanceScreen() {
  const { day, time } = useSearch({ from: '/shell/trial-balance' })
  const at = day === undefined ? undefined : endInChile(day, time)
  const query = useQuery({
    queryKey: ['trial-balance', at],
    queryFn: () => api.getTrialBalance({ query: at === undefined ? {} : { at } }),
    refetchInterval: at === undefined ? pollWhileActive(30_000) : false,
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={14} columns={6} />}>
      {(balance) => (
        <Column width="full">
          <PageHeading title={words('title')} lead={words('lead', { at: format.dateTime(balance.at) })} />
          <InstantForm
            key={at ?? 'now'}
            chosen={{ ...(day === undefined ? {} : { day }), ...(time === undefined ? {} : { time }) }}
          />
          {at === undefined ? <ReplayFaults /> : <Muted>{words('past')}</Muted>}
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
