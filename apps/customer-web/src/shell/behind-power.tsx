import type { Power } from '@puente/contract'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMay } from '../features/access/session.ts'

const PowerMissingScreen = lazy(async () => ({
  default: (await import('../features/customers/power-missing-screen.tsx')).PowerMissingScreen,
}))

/** The screen for users with the required power; for others, whom to ask. */
export function behindPower(Screen: AsyncRouteComponent<object>, power: Power): AsyncRouteComponent<object> {
  const BehindPower = () =>
    useMay(power) ? (
      <Screen />
    ) : (
      <Suspense fallback={null}>
        <PowerMissingScreen power={power} />
      </Suspense>
    )
  return Object.assign(BehindPower, Screen.preload === undefined ? {} : { preload: Screen.preload })
}
