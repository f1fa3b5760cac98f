import { RefusalNotice } from '@puente/ui'
import { refusalOf } from '@puente/web'

/** Shows in the panel why its action failed. */
export const Failure = ({ error }: { error: Error | null }) => <RefusalNotice refusal={refusalOf(error)} />
