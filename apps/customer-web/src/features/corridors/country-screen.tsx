import { styled } from '@mui/material/styles'
import type { CorridorWire } from '@puente/contract/customer'
import { PageHeading, SkeletonLines } from '@puente/ui'
import { useConfig } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { NotFound } from '../../parts/not-found.tsx'
import { usePageFacts } from '../../parts/page-facts.ts'
import { words as shellWords } from '../../parts/words.ts'
import { HomeLayout } from '../home/home-layout.tsx'
import { PriceCard } from '../home/price-card.tsx'
import { countryName, currencyName } from '../quotes/country-names.ts'
import { corridorsQuery } from '../quotes/price-queries.ts'
import { CostsAndQuestions, RecipientAndArrival } from './country-facts.tsx'
import { words } from './words.ts'

/** Sending to one country: price, required recipient data, arrival and limits. */
export function CountryScreen() {
  const { country = '' } = useParams({ strict: false }) as { country?: string }
  const query = useQuery(corridorsQuery)
  return (
    <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={6} />}>
      {({ items }) => {
        const here = items.filter((corridor) => corridor.country.toLowerCase() === country)
        const [first] = here
        if (first === undefined) return <NotFound />
        const others = items.filter((corridor) => corridor.country !== first.country)
        return <Country key={country} corridors={here} first={first} others={others} />
      }}
    </Loaded>
  )
}

const Page = styled('div')({ display: 'flex', flexDirection: 'column', gap: 40 })

interface CountryProps {
  corridors: readonly CorridorWire[]
  first: CorridorWire
  others: readonly CorridorWire[]
}

function Country({ corridors, first, others }: CountryProps) {
  const { brandName: brand } = useConfig()
  const country = countryName(first.country)
  const screen = words('title', { country })
  usePageFacts({ description: words('description', { country }), path: paths.to(first.country) })
  const currencies = corridors.map(({ currency }) => currencyName(currency)).join(', ')
  return (
    <Page>
      <HomeLayout
        words={
          <PageHeading
            title={screen}
            documentTitle={shellWords('title', { screen, brand })}
            lead={words('lead', { currency: currencies })}
          />
        }
        card={<PriceCard country={first.country} />}
        more={<RecipientAndArrival corridor={first} />}
      />
      <CostsAndQuestions corridor={first} others={others} />
    </Page>
  )
}
