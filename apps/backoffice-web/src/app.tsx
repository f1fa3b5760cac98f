import type { PublicConfig } from '@puente/contract/staff'
import { StepUpHost } from '@puente/account-ui'
import { UiProvider } from '@puente/ui'
import { ConfigProvider, createQueryClient, uiWords } from '@puente/web'
import { ErrorBoundary } from '@puente/web/loading'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { api, stepUp } from './api.ts'
import { createAppRouter } from './routes.tsx'
import { shellWords } from './shell/words.ts'

/** The back office for one configuration. */
export function App({ config }: { config: PublicConfig }) {
  const [queryClient] = useState(() => createQueryClient({ staleTimeMs: config.staleTimeMs }))
  const [router] = useState(() => createAppRouter({ queryClient }))
  return (
    <ConfigProvider value={config}>
      <QueryClientProvider client={queryClient}>
        <UiProvider kind="staff" words={uiWords}>
          <ErrorBoundary title={shellWords('failed')}>
            <RouterProvider router={router} />
            <StepUpHost stepUp={stepUp} calls={api} />
          </ErrorBoundary>
        </UiProvider>
      </QueryClientProvider>
    </ConfigProvider>
  )
}
