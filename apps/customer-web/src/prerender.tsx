import type { PublicConfig } from '@puente/contract/customer'
import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App, createAppParts } from './app.tsx'
import { homeFacts } from './features/home/home-facts.ts'
import { sessionQuery } from './features/access/session.ts'
import { brandWhenBuilt } from './shell/still-page.ts'

/** What no screen may show before the real configuration is there; only the brand is written. */
const configWhenBuilt: PublicConfig = {
  environment: 'production',
  brandName: brandWhenBuilt,
  publicUrl: '',
  appUrl: '',
  staleTimeMs: 0,
  maxUploadBytes: 0,
}

export interface StillPage {
  /** What stands in the app's place, the styles of its parts among it. */
  readonly html: string
  readonly title: string
  readonly description: string
}

/** Home as a visitor meets it, before any script runs and any figure is known. */
export async function drawHome(): Promise<StillPage> {
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
