import { styled } from '@mui/material/styles'
import type { CorridorWire } from '@puente/contract/customer'
import { from, Link, PageHeading, Section, SkeletonLines } from '@puente/ui'
import { useConfig } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { NotFound } from '../../parts/pages/not-found.tsx'
import { usePageFacts } from '../../parts/pages/page-facts.ts'
import { words as shellWords } from '../../parts/words.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../access/session.ts'
import { currencyName } from '../quotes/countries/country-names.ts'
import { corridorsQuery } from '../quotes/price/price-queries.ts'
import { Alerts } from './alerts.tsx'
import { FrameSnippet } from './frame-snippet.tsx'
import { PastRates } from './past-rates-card.tsx'
import { alertsQuery } from './rate-queries.ts'
import { RateNow } from './rate-now.tsx'
import { words } from './words.ts'

/** The rate of one currency: now, in the past, and the alerts of the reader. */
export function RatesScreen() {
  const { currency = '' } = useParams({ strict: false }) as { currency?: string }
  const query = useQuery(corridorsQuery)
  return (
    <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={8} />}>
      {({ items }) => {
        const corridor = items.find((one) => one.currency.toLowerCase() === currency)
        return corridor === undefined ? (
          <NotFound />
        ) : (
          <Rates key={corridor.currency} corridor={corridor} corridors={items} />
        )
      }}
    </Loaded>
  )
}

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  maxWidth: 1040,
  marginInline: 'auto',
})

// One column on phones, in the order of reading; on wide screens what can be done is on the right.
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '& > div': { display: 'flex', flexDirection: 'column', gap: 24, minWidth: 0 },
  [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
})

const Others = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', margin: 0 })

interface RatesProps {
  corridor: CorridorWire
  corridors: readonly CorridorWire[]
}

function Rates({ corridor, corridors }: RatesProps) {
  const { brandName: brand } = useConfig()
  const { currency } = corridor
  const screen = words('title', { name: currencyName(currency), currency })
  usePageFacts({ description: words('description', { currency, brand }), path: paths.rates(currency) })
  const session = useSession()
  const alerts = useQuery({ ...alertsQuery, enabled: session !== null && session !== undefined })
  // What is below the alerts is shown only once their height is known.
  const isKnown = session === null || !alerts.isPending
  const others = [...new Set(corridors.map((one) => one.currency))].filter((code) => code !== currency)
  return (
    <Page>
      <PageHeading
        title={screen}
        documentTitle={shellWords('title', { screen, brand })}
        lead={words('lead', { currency })}
      />
      <Columns>
        <div>
          <RateNow corridor={corridor} />
          <PastRates currency={currency} />
        </div>
        <div>
          {session === undefined ? (
            <SkeletonLines lines={5} />
          ) : (
            <Alerts corridor={corridor} session={session} />
          )}
          {isKnown ? <FrameSnippet currency={currency} /> : null}
        </div>
      </Columns>
      {others.length === 0 || !isKnown ? null : (
        <Section title={words('others')}>
          <Others>
            {others.map((code) => (
              <Link key={code} href={paths.rates(code)}>
                {`${currencyName(code)} (${code})`}
              </Link>
            ))}
          </Others>
        </Section>
      )}
    </Page>
  )
}
