import { Notice } from '@puente/ui'
import { refusalOf } from '@puente/web'

/** Shows in the panel why its action failed. */
export function Failure({ error }: { error: Error | null }) {
  const failure = refusalOf(error)
  if (failure === undefined) return null
  return (
    <div role="alert">
      <Notice tone="bad" title={failure.title}>
        {failure.message}
      </Notice>
    </div>
  )
}
