import { Prose, Section, Select, SkeletonRows, Text } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { PublicPage } from '../../../parts/pages/public-page.tsx'
import { useShowAnchor } from '../../../parts/use-show-anchor.ts'
import { CostTable } from '../../corridors/cost-table.tsx'
import { byCountryName, countryName } from '../../quotes/countries/country-names.ts'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { Limits } from './limits.tsx'
import { Tariffs } from './tariffs.tsx'
import { words } from './words.ts'

/** Prices with the figures in force: the price, the limits, what is free, and what is refunded. */
export function PricingScreen() {
  useShowAnchor()
  return (
    <PublicPage
      title={words('title')}
      lead={words('lead')}
      description={words('description')}
      path={paths.pricing()}
    >
      <Section title={words('how.title')}>
        <Tariffs />
      </Section>
      <Section title={words('examples.title')}>
        <Examples />
      </Section>
      <Section title={words('never.title')}>
        <Prose text={words('never.text')} />
        <Text>
          <p>{words('never.others')}</p>
        </Text>
      </Section>
      <Section title={words('refunds.title')} id="devoluciones">
        <Prose text={words('refunds.text')} />
      </Section>
      <Section title={words('limits.title')} id="limites">
        <Limits />
      </Section>
    </PublicPage>
  )
}

/** Three sample prices for a country that the reader chooses. */
function Examples() {
  const corridors = useQuery(corridorsQuery).data?.items
  const [chosen, choose] = useState<string>()
  const corridor = corridors?.find(({ id }) => id === chosen) ?? corridors?.[0]
  if (corridors === undefined || corridor === undefined) return <SkeletonRows rows={4} columns={5} />
  return (
    <>
      <Select
        name="corridor"
        label={words('examples.country')}
        value={corridor.id}
        onChange={(event) => choose(event.target.value)}
        options={byCountryName(corridors).map(({ id, country, currency }) => ({
          value: id,
          label: `${countryName(country)} (${currency})`,
        }))}
      />
      <CostTable corridorId={corridor.id} />
    </>
  )
}
