import { SkeletonLines } from '@puente/ui'
import { lazy, Suspense, type ComponentProps } from 'react'

// Its code loads after the page: it stands below the decision, which does not depend on it.
const EscalationCard = lazy(async () => ({
  default: (await import('../../decisions/escalations/escalation-card.tsx')).EscalationCard,
}))

/** The escalations of a case, and the step to the compliance officer. */
export const EscalationBelow = (props: ComponentProps<typeof EscalationCard>) => (
  <Suspense fallback={<SkeletonLines lines={3} />}>
    <EscalationCard {...props} />
  </Suspense>
)
