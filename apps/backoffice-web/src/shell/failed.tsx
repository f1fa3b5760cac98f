import { FailedState, useTitle } from '@puente/ui'
import { describeFailure, reportError, type FailureView } from '@puente/web'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shellWords } from './words.ts'

interface FailedProps extends FailureView {
  /** 2 where the screen already has its h1 and its title. */
  level?: 1 | 2
  retry: () => unknown
}

/** The error fallback, in the catalogue's words. */
export function Failed({ level = 1, title, message, requestId, retry }: FailedProps) {
  return (
    <>
      {level === 1 ? <ScreenTitle title={title} /> : null}
      <FailedState
        level={level}
        title={title}
        message={message}
        detail={requestId === undefined ? undefined : shellWords('requestId', { id: requestId })}
        retryLabel={shellWords('retry')}
        onRetry={retry}
      />
    </>
  )
}

function ScreenTitle({ title }: { title: string }) {
  useTitle(title)
  return null
}

/** The fallback of a route: trying again asks for everything it needs anew. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  useEffect(() => reportError(error), [error])
  async function retry() {
    queries.reset()
    reset()
    await router.invalidate()
  }
  return <Failed {...describeFailure(error)} retry={retry} />
}
