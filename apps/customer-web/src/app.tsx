import type { PublicConfig } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { ConfigProvider, createQueryClient, uiWords } from '@puente/web'
import { QueryClientProvider } from '@tanstack/react-query'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { rememberedKind, rememberKind } from './features/access/remembered-kind.ts'
import { useSession } from './features/access/session.ts'
import { createAppRouter } from './routes.tsx'
import { followAnchors } from './shell/anchors.ts'
import { PlainFailure } from './shell/plain-failure.tsx'

/** The whole app around one configuration. */
export function App({ config }: { config: PublicConfig }) {
  const [queryClient] = useState(() => createQueryClient({ staleTimeMs: config.staleTimeMs }))
  const [router] = useState(() => createAppRouter({ queryClient }))
  useEffect(() => followAnchors(router, document), [router])
  return (
    <ConfigProvider value={config}>
      <QueryClientProvider client={queryClient}>
        <KindTheme>
          <CatchBoundary getResetKey={() => 0} errorComponent={PlainFailure}>
            <RouterProvider router={router} />
          </CatchBoundary>
        </KindTheme>
      </QueryClientProvider>
    </ConfigProvider>
  )
}

/** The theme's colour follows the kind of customer one acts as. */
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
