import { Button, Notice } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { words } from './words.ts'

interface FailedPartProps {
  /** What could not be shown, as text. */
  title: string
  error: unknown
  onRetry: () => unknown
}

/** Replaces a part of a screen whose data failed to load; the rest of the screen still works. */
export function FailedPart({ title, error, onRetry }: FailedPartProps) {
  const { message, requestId } = describeFailure(error)
  return (
    <div role="alert">
      <Notice tone="bad" title={title} actions={<Button onPress={onRetry}>{words('failure.retry')}</Button>}>
        <p>{message}</p>
        {requestId === undefined ? null : <small>{words('failure.code', { requestId })}</small>}
      </Notice>
    </div>
  )
}
