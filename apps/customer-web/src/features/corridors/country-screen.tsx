import { styled } from '@mui/material/styles'
import { PageHeading, SkeletonLines } from '@puente/ui'
import { useConfig } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { NotFound } from '../../parts/pages/not-found.tsx'
import { usePageFacts } from '../../parts/pages/page-facts.ts'
import { isPrerendered, useIsPrerendered } from '../../parts/pages/still-page.ts'
import { HomeLayout } from '../home/home-layout.tsx'
import { HowItWorks } from '../home/story/how-it-works.tsx'
import { PriceCard } from '../home/price-card.tsx'
import { countryName } from '../quotes/countries/country-names.ts'
import { corridorsQuery } from '../quotes/price/price-queries.ts'
import { CountryFacts, Questions } from './country-facts.tsx'
import { countryFacts } from './country-page-facts.ts'
import { words } from './words.ts'

/**
 * Loads the corridors before the page is rendered, so that an unknown country is known at once. A prerendered page is taken
 * over as it was rendered: without corridors.
 */
export async function loadCountry(queryClient: QueryClient): Promise<void> {
  const place = document.getElementById('root')
  if (place === null || !isPrerendered(place)) await queryClient.ensureQueryData(corridorsQuery)
}

/** Sending to one country: price, questions, costs, required recipient data, arrival and limits. */
export function CountryScreen() {
  const { country = '' } = useParams({ strict: false }) as { country?: string }
  const isStill = useIsPrerendered()
  const code = country.toUpperCase()
  const items = useQuery(corridorsQuery).data?.items
  if (!isStill && items !== undefined && !items.some((corridor) => corridor.country === code))
    return <NotFound />
  return <Country key={code} code={code} isStill={isStill} />
}

// Like the grid of home above it.
const Page = styled('div')({ display: 'flex', flexDirection: 'column', gap: 48 })
const Grid = styled('div')({ width: '100%', maxWidth: 1040, marginInline: 'auto' })

/** The prerendered page has only what does not depend on the corridor; the rest follows below it. */
function Country({ code, isStill }: { code: string; isStill: boolean }) {
  const { brandName: brand } = useConfig()
  const country = countryName(code)
  const { description, title } = countryFacts(brand, code)
  const query = useQuery(corridorsQuery)
  usePageFacts({ description, path: paths.to(code) })
  return (
    <Page>
      <HomeLayout
        words={<PageHeading title={words('title', { country })} documentTitle={title} lead={words('lead')} />}
        card={<PriceCard country={code} />}
        more={<Questions />}
      />
      <Grid>
        <HowItWorks />
      </Grid>
      {isStill ? null : (
        <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={6} />}>
          {({ items }) => <CountryFacts code={code} corridors={items} />}
        </Loaded>
      )}
    </Page>
  )
}
