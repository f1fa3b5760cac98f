import type { PublicConfig } from '@puente/contract/customer'
import { StepUpHost } from '@puente/account-ui'
import { UiProvider } from '@puente/ui'
import { ConfigProvider, createQueryClient, uiWords } from '@puente/web'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { api, stepUp } from './api.ts'
import { rememberedKind, rememberKind } from './features/access/remembered-kind.ts'
import { useSession } from './features/access/session.ts'
import { createAppRouter, type RouterChoices } from './routes.tsx'
import { followAnchors } from './parts/anchors.ts'
import { PlainFailure } from './shell/failures/plain-failure.tsx'

export interface AppParts {
  readonly config: PublicConfig
  readonly queryClient: QueryClient
  readonly router: ReturnType<typeof createAppRouter>
}

/** Creates the query client and the router of the app, before anything is rendered. */
export function createAppParts(
  config: PublicConfig,
  { place, ...choices }: RouterChoices & { place?: Location } = {},
): AppParts {
  const queryClient = createQueryClient({
    staleTimeMs: config.staleTimeMs,
    ...(place === undefined ? {} : { place }),
  })
  return {
    config,
    queryClient,
    router: createAppRouter({ queryClient, environment: config.environment }, choices),
  }
}

/** The app for one configuration. */
export function App({ config, queryClient, router }: AppParts) {
  useEffect(() => followAnchors(router, document), [router])
  return (
    <ConfigProvider value={config}>
      <QueryClientProvider client={queryClient}>
        <KindTheme>
          <CatchBoundary getResetKey={() => 0} errorComponent={PlainFailure}>
            <RouterProvider router={router} />
            <StepUpHost stepUp={stepUp} calls={api} />
          </CatchBoundary>
        </KindTheme>
      </QueryClientProvider>
    </ConfigProvider>
  )
}

/** Applies the theme of the kind of customer that the user acts for. */
function KindTheme({ children }: { children: ReactNode }) {
  const session = useSession()
  useEffect(() => {
    if (session !== undefined) rememberKind(session?.actingAs.kind)
  }, [session])
  const kind = session === undefined ? rememberedKind() : session?.actingAs.kind
  return (
    <UiProvider kind={kind ?? 'person'} words={uiWords}>
      {children}
    </UiProvider>
  )
}
