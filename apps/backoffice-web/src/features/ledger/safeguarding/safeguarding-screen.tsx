import type { SafeguardingWire } from '@puente/contract/staff'
import { Column, EmptyState, Muted, Notice, PageHeading, Section, ShieldIcon, SkeletonRows } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { futureDayFault } from '../period-day.ts'
import { DayForm } from './day-form.tsx'
import { CurrenciesTable, ProofTable } from './safeguarding-tables.tsx'
import { words } from './words.ts'

/** What is due to customers beside what is held for them, with the accounts behind each sum. */
export function SafeguardingScreen() {
  const { day, currency } = useSearch({ from: '/shell/safeguarding' })
  const isAhead = futureDayFault(day) !== undefined
  const query = useQuery({
    enabled: !isAhead,
    queryKey: ['safeguarding', day],
    queryFn: () => api.getSafeguarding({ query: day === undefined ? {} : { day } }),
    refetchInterval: day === undefined ? pollWhileActive(30_000) : false,
    placeholderData: keepPreviousData,
  })
  if (isAhead)
    return (
      <Column width="list">
        <PageHeading title={words('title')} />
        <DayForm key={day} chosen={day} />
      </Column>
    )
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={14} columns={4} />}>
      {(safeguarding) => (
        <Column width="list">
          <PageHeading
            title={words('title')}
            lead={words('lead', { at: format.dateTime(safeguarding.at) })}
          />
          <DayForm key={day ?? 'now'} chosen={day} />
          <Equations safeguarding={safeguarding} day={day} currency={currency} />
        </Column>
      )}
    </Loaded>
  )
}

interface EquationsProps {
  safeguarding: SafeguardingWire
  day: string | undefined
  /** The currency of the proof; the first that is short without one, otherwise the first. */
  currency: string | undefined
}

function Equations({ safeguarding: { currencies }, day, currency }: EquationsProps) {
  if (currencies.length === 0)
    return (
      <EmptyState icon={<ShieldIcon aria-hidden />} title={words('empty')} message={words('emptyMessage')} />
    )
  const short = currencies.filter(({ difference }) => difference.startsWith('-'))
  const proven = currencies.find((one) => one.currency === currency) ?? short[0] ?? currencies[0]
  return (
    <>
      {short.length === 0 ? (
        <Notice tone="ok" title={words('complete')}>
          {words('completeMessage')}
        </Notice>
      ) : (
        <Notice tone="bad" title={words('missing')}>
          {short.map(({ currency, difference }) => (
            <p key={currency}>
              {words('missingLine', {
                currency,
                amount: format.money({ amount: difference.slice(1), currency }),
              })}
            </p>
          ))}
          <p>{words('missingNext')}</p>
        </Notice>
      )}
      <Section title={words('currencies.title')}>
        <CurrenciesTable currencies={currencies} day={day} />
      </Section>
      {proven === undefined ? null : (
        <Section title={words('proof', { currency: proven.currency })}>
          <Muted>{words('proofLead')}</Muted>
          <ProofTable equation={proven} />
        </Section>
      )}
    </>
  )
}
