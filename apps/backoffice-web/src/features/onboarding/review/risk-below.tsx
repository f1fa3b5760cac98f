import { SkeletonLines } from '@puente/ui'
import { lazy, Suspense } from 'react'

// Its code loads after the page: it stands below the decision, which does not depend on it.
const RiskPanel = lazy(async () => ({ default: (await import('../../risk/risk-panel.tsx')).RiskPanel }))

/** Shows the risk of the customer of a case, read-only. */
export function RiskBelow({ id, name }: { id: string; name: string }) {
  return (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      <RiskPanel id={id} name={name} mayChange={false} />
    </Suspense>
  )
}
