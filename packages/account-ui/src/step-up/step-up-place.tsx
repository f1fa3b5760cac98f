import type { StepUp } from '@puente/web'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { AccountCalls } from '../calls.ts'

// Loaded on demand, because most visits do not need it.
const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }))

interface StepUpPlaceProps {
  /** The step-up of the app's client. */
  stepUp: StepUp
  calls: Pick<AccountCalls, 'startStepUp' | 'finishStepUp'>
}

/**
 * Mounted above all screens: shows the dialog when a call is refused until the user proves their identity.
 */
export function StepUpHost({ stepUp, calls }: StepUpPlaceProps) {
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
