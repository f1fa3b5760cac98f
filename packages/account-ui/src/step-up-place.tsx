import type { StepUp } from '@puente/web'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { AccountCalls } from './calls.ts'

// Most visits never meet it.
const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }))

interface StepUpPlaceProps {
  /** The one that the app's client asks. */
  stepUp: StepUp
  calls: Pick<AccountCalls, 'startStepUp' | 'finishStepUp'>
}

/** Stands above every screen: where a call is refused until its caller shows who they are, this asks them. */
export function StepUpPlace({ stepUp, calls }: StepUpPlaceProps) {
  const [answer, setAnswer] = useState<((shown: boolean) => void) | undefined>()
  useEffect(
    () => stepUp.register(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [stepUp],
  )
  if (answer === undefined) return null
  return (
    <Suspense fallback={null}>
      <StepUpDialog
        calls={calls}
        onEnd={(shown) => {
          setAnswer(undefined)
          answer(shown)
        }}
      />
    </Suspense>
  )
}
