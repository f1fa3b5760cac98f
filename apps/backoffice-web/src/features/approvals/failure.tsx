import { Notice } from '@puente/ui'
import { describeFailure } from '@puente/web'

/** Shows why an action failed and announces it to screen readers. */
export function Failure({ error }: { error: Error | null }) {
  if (error === null) return null
  const { title, message } = describeFailure(error)
  return (
    <div role="alert">
      <Notice tone="bad" title={title}>
        {message}
      </Notice>
    </div>
  )
}
