import { Button, FailedState, Notice, useTitle } from '@puente/ui'
import type { ReactNode } from 'react'
import { HttpError } from '../client/http-error.ts'
import { describeFailure } from '../words/refusals/describe-failure.ts'
import { retryFailed } from '../version/missing-code.ts'
import { NewerVersionScreen, useNewerVersion } from './newer-version-banner.tsx'
import { words } from './words.ts'

interface FailedProps {
  error: unknown
  onRetry: () => unknown
  /** What failed, if not as the error itself says. */
  title?: string | undefined
  /** 2 when the screen already has its h1 and its title. */
  level?: 1 | 2
  /** Further actions, for errors that a retry cannot fix. */
  actions?: ReactNode
  /** Above the title. */
  drawing?: ReactNode
}

/** Replaces a screen that failed: what happened, whether money moved, and a button to retry. */
export function Failed({ error, onRetry, title, level = 1, actions, drawing }: FailedProps) {
  const view = describeFailure(error)
  const heading = title ?? view.title
  const isNewer = useNewerVersion()
  // The error of code that cannot be loaded is no answer of the server.
  if (isNewer && !(error instanceof HttpError && error.status !== undefined))
    return <NewerVersionScreen level={level} />
  return (
    <>
      {level === 1 ? <ScreenTitle title={heading} /> : null}
      <FailedState
        level={level}
        icon={drawing}
        title={heading}
        message={view.message}
        detail={requestIdOf(view)}
        retryLabel={words('retry')}
        onRetry={() => retryFailed(error, onRetry)}
        actions={actions}
      />
    </>
  )
}

function ScreenTitle({ title }: { title: string }) {
  useTitle(title)
  return null
}

interface FailedPartProps {
  /** What could not be shown or done. */
  title: string
  error: unknown
  onRetry: () => unknown
}

/** Replaces a part of a screen that failed; the rest of the screen still works. */
export function FailedPart({ title, error, onRetry }: FailedPartProps) {
  const view = describeFailure(error)
  const requestId = requestIdOf(view)
  return (
    <div role="alert">
      <Notice tone="bad" title={title} actions={<Button onPress={onRetry}>{words('retry')}</Button>}>
        <p>{view.message}</p>
        {requestId === undefined ? null : <small>{requestId}</small>}
      </Notice>
    </div>
  )
}

const requestIdOf = ({ requestId }: { requestId?: string }) =>
  requestId === undefined ? undefined : words('requestId', { requestId })
