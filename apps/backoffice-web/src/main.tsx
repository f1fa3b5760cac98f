import type { PublicConfig } from '@puente/contract/staff'
import { UiProvider } from '@puente/ui'
import {
  HttpError,
  loadConfig,
  addStaffRefusalTexts,
  startErrorReports,
  uiWords,
  watchForNewerVersion,
} from '@puente/web'
import { Failed } from '@puente/web/loading'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { api } from './api.ts'
import { App } from './app.tsx'

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no #root')
const root = createRoot(element, {
  // A refusal that a screen shows as a message is not a program error: it is neither logged nor reported.
  onCaughtError: (error) => {
    if (!(error instanceof HttpError)) window.reportError(error)
  },
})

function show(screen: ReactNode): void {
  root.render(<StrictMode>{screen}</StrictMode>)
}

// Every page of a signed-in person needs the frame: it loads beside the configuration. A failure shows when it is needed.
void import('./staff-shell.tsx').catch(() => undefined)

async function start(): Promise<void> {
  addStaffRefusalTexts()
  let config: PublicConfig
  try {
    config = await loadConfig(api)
  } catch (error) {
    show(<Unreachable error={error} />)
    return
  }
  startErrorReports(config.errorReports)
  show(<App config={config} />)
}

/** The app cannot start without its configuration: only the error is shown. */
function Unreachable({ error }: { error: unknown }) {
  return (
    <UiProvider kind="staff" words={uiWords}>
      <main>
        <Failed error={error} onRetry={start} />
      </main>
    </UiProvider>
  )
}

watchForNewerVersion(window)
void start()
