import { RefusalNotice } from '@puente/ui'
import { describeFailure } from '@puente/web'

/** Shows why an action failed and announces it to screen readers. */
export const Failure = ({ error }: { error: Error | null }) => (
  <RefusalNotice refusal={error === null ? undefined : describeFailure(error)} />
)
