import type { PublicConfig } from '@puente/contract/staff'
import { StepUpHost } from '@puente/account-ui'
import { UiProvider } from '@puente/ui'
import { ConfigProvider, createQueryClient, ErrorBoundary, uiWords } from '@puente/web'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { api, stepUp } from './api.ts'
import { createAppRouter } from './routes.tsx'
import { Failed } from './shell/failed.tsx'
import { shellWords } from './shell/words.ts'

const fallbackWords = { title: shellWords('failed'), retry: shellWords('retry') }

/** The back office for one configuration. */
export function App({ config }: { config: PublicConfig }) {
  const [queryClient] = useState(() => createQueryClient({ staleTimeMs: config.staleTimeMs }))
  const [router] = useState(() => createAppRouter({ queryClient }))
  return (
    <ConfigProvider value={config}>
      <QueryClientProvider client={queryClient}>
        <UiProvider kind="staff" words={uiWords}>
          <ErrorBoundary words={fallbackWords} render={(fallback) => <Failed {...fallback} />}>
            <RouterProvider router={router} />
            <StepUpHost stepUp={stepUp} calls={api} />
          </ErrorBoundary>
        </UiProvider>
      </QueryClientProvider>
    </ConfigProvider>
  )
}
