import type { PublicConfig } from '@puente/contract/customer'
import { HttpError, loadConfig, reportError, startErrorReports, watchForNewerVersion } from '@puente/web'
import { StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { api, loadRoutes } from './api.ts'
import { App, createAppParts } from './app.tsx'
import { rememberedKind } from './features/access/remembered-kind.ts'
import { loadFailureScreen } from './shell/failures/load-failure-screen.ts'
import { loadWhenIdle } from './shell/load-when-idle.ts'
import { BootFailure } from './shell/failures/plain-failure.tsx'
import { isPrerendered } from './parts/pages/still-page.ts'
import { prepareHydration } from './shell/prepare-hydration.ts'

function reportMistake(error: unknown): void {
  if (error instanceof HttpError) return
  window.reportError(error)
  reportError(error)
}

watchForNewerVersion(window)
// Who was signed in needs the routes at once.
if (rememberedKind() !== undefined) void loadRoutes().catch(() => undefined)
loadWhenIdle(window, [loadFailureScreen, loadRoutes])
const found = document.getElementById('root')
if (found === null) throw new Error('index.html has no #root')
const place = found
const strict = (node: ReactNode) => <StrictMode>{node}</StrictMode>
// A screen's fallback is already shown; errors that are not responses of the server are reported as program
// errors.
const mistakes = { onCaughtError: reportMistake, onUncaughtError: reportMistake }

async function start(config: PublicConfig): Promise<void> {
  startErrorReports(config.errorReports)
  const parts = createAppParts(config)
  const app = strict(<App {...parts} />)
  // The offline cache serves the prerendered page at any address, also to signed-in users.
  if (!isPrerendered(place) || rememberedKind() !== undefined || !navigator.onLine) {
    place.replaceChildren()
    createRoot(place, mistakes).render(app)
    return
  }
  await prepareHydration(place, parts)
  hydrateRoot(place, app, mistakes)
}

loadConfig(api).then(start, () => createRoot(place, mistakes).render(strict(<BootFailure />)))
