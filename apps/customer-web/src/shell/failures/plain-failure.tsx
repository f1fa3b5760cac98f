import { FailedState, UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { words } from '../../parts/words.ts'

/** The last fallback, below the screens' own: it depends on no other code, server or session. */
export function PlainFailure() {
  return (
    <main>
      <FailedState
        level={1}
        title={words('failure.title')}
        message={words('failure.message')}
        retryLabel={words('failure.retry')}
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}

/** Shown when the app cannot start because its configuration failed to load. */
export function BootFailure() {
  return (
    <UiProvider kind="person" words={uiWords}>
      <PlainFailure />
    </UiProvider>
  )
}
