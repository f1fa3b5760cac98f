import type { PublicConfig } from '@puente/contract/customer'
import { loadConfig } from '@puente/web'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { api } from './api.ts'
import { App } from './app.tsx'
import { loadFailureScreenWhenIdle } from './shell/load-failure-screen.ts'
import { reloadOnceForNewCode } from './shell/new-code.ts'
import { BootFailure } from './shell/plain-failure.tsx'

reloadOnceForNewCode(window)
loadFailureScreenWhenIdle(window)
const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no #root')
const root = createRoot(place)
const show = (node: ReactNode) => root.render(<StrictMode>{node}</StrictMode>)

loadConfig(api).then(
  (config: PublicConfig) => show(<App config={config} />),
  () => show(<BootFailure />),
)
