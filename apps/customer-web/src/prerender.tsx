import { brandWhenBuilt, countryWhenBuilt } from '@puente/contract/addresses'
import type { PublicConfig } from '@puente/contract/customer'
import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App, createAppParts } from './app.tsx'
import { countryFacts } from './features/corridors/country-page-facts.ts'
import { homeFacts } from './features/home/home-facts.ts'
import { corridorsQuery } from './features/quotes/price/price-queries.ts'
import { sessionQuery } from './features/access/session.ts'
import { paths } from './paths.ts'

/** A placeholder for prerendering, where the real configuration is unknown; only the brand is rendered. */
const configWhenBuilt: PublicConfig = {
  environment: 'production',
  brandName: brandWhenBuilt,
  publicUrl: '',
  appUrl: '',
  staleTimeMs: 0,
  maxUploadBytes: 0,
}

interface PrerenderedPage {
  readonly name: string
  /** The rendered app, including the style elements of its components. */
  readonly html: string
  readonly title: string
  readonly description: string
  readonly facts?: object
}

/** Renders an address as a visitor sees it before scripts run and without prices. */
async function draw(address: string): Promise<string> {
  const parts = createAppParts(configWhenBuilt, {
    place: new URL(`http://localhost${address}`) as unknown as Location,
    history: createMemoryHistory({ initialEntries: [address] }),
    still: true,
  })
  parts.queryClient.setQueryData(sessionQuery.queryKey, null)
  // The corridors are settings: what depends on them is rendered in the browser.
  parts.queryClient.setQueryData(corridorsQuery.queryKey, { items: [] })
  await parts.router.load()
  return renderToString(
    <StrictMode>
      <App {...parts} />
    </StrictMode>,
  )
}

/** The pages that are prerendered: home, and the page of a country, in which the server writes the country. */
export async function drawPages(): Promise<PrerenderedPage[]> {
  return [
    { name: 'home', html: await draw('/'), ...homeFacts(brandWhenBuilt) },
    {
      name: 'country',
      html: await draw(paths.to(countryWhenBuilt)),
      ...countryFacts(brandWhenBuilt, countryWhenBuilt),
    },
  ]
}
