import { ButtonLink, Column, FailedDrawing, OfflineDrawing } from '@puente/ui'
import { HttpError, retryFailed } from '@puente/web'
import { Failed } from '@puente/web/loading'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { paths } from '../../paths.ts'
import { askForCodeAgain } from '../../parts/screen-code.ts'
import { words } from '../../parts/words.ts'

/** The browser fires no `online` event when it did not detect the loss of the connection. */
const askAgainMs = 10_000

const isUnanswered = (error: unknown): boolean => error instanceof HttpError && error.status === undefined

/** Replaces a screen that failed: what happened, whether money moved, and a button to retry. */
export function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const retry = useCallback(async () => {
    queries.reset()
    askForCodeAgain()
    await router.invalidate()
    reset()
  }, [queries, router, reset])
  // A screen that failed offline is retried when the connection is back.
  useEffect(() => {
    const again = () => void retryFailed(error, retry)
    window.addEventListener('online', again)
    const timer = isUnanswered(error) ? setInterval(again, askAgainMs) : undefined
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [retry, error])
  return (
    <Column>
      <Failed
        error={error}
        onRetry={retry}
        drawing={isUnanswered(error) ? <OfflineDrawing /> : <FailedDrawing />}
        actions={<ButtonLink href={paths.home()}>{words('failure.home')}</ButtonLink>}
      />
    </Column>
  )
}
