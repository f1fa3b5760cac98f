import type { PublicConfig } from '@puente/contract/customer'
import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App, createAppParts } from './app.tsx'
import { homeFacts } from './features/home/home-facts.ts'
import { sessionQuery } from './features/access/session.ts'
import { brandWhenBuilt } from './parts/still-page.ts'

/** A placeholder for prerendering, where the real configuration is unknown; only the brand is rendered. */
const configWhenBuilt: PublicConfig = {
  environment: 'production',
  brandName: brandWhenBuilt,
  publicUrl: '',
  appUrl: '',
  staleTimeMs: 0,
  maxUploadBytes: 0,
}

export interface PrerenderedPage {
  /** The rendered app, including the style elements of its components. */
  readonly html: string
  readonly title: string
  readonly description: string
}

/** Renders home as a visitor sees it before scripts run and without prices. */
export async function drawHome(): Promise<PrerenderedPage> {
  const parts = createAppParts(configWhenBuilt, {
    place: new URL('http://localhost/') as unknown as Location,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    still: true,
  })
  parts.queryClient.setQueryData(sessionQuery.queryKey, null)
  await parts.router.load()
  const html = renderToString(
    <StrictMode>
      <App {...parts} />
    </StrictMode>,
  )
  return { html, ...homeFacts(brandWhenBuilt) }
}
