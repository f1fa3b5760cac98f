import { Notice } from '@puente/ui'
import { describeFailure } from '@puente/web'

/** Why something was not done, said at once. */
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
