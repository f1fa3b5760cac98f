import { FailedState, UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { words } from './words.ts'

/** The last net, under the screens' own fallback: it needs no other code, no server and no session. */
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

/** Stands where the app could not even begin, because its configuration did not come. */
export function BootFailure() {
  return (
    <UiProvider kind="person" words={uiWords}>
      <PlainFailure />
    </UiProvider>
  )
}
