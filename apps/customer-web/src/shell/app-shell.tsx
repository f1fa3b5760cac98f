import { AppFrame, BottomBar, ButtonLink, NavBar, TopBar } from '@puente/ui'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../features/access/session.ts'
import { paths } from '../paths.ts'
import { Brand } from './brand.tsx'
import { Destinations } from './navigation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { words } from './words.ts'

// A visitor's first page does without it.
const AccountPanel = lazy(async () => ({ default: (await import('./account-panel.tsx')).AccountPanel }))

/** The frame around every screen: brand, who one acts as, where one can go. */
export function AppShell() {
  const session = useSession()
  const { pathname } = useLocation()
  useFocusOnArrival()
  const signedIn = session !== null && session !== undefined
  return (
    <AppFrame
      banner={<OfflineBanner />}
      topBar={
        <TopBar
          brand={<Brand />}
          nav={
            signedIn ? (
              <NavBar label={words('nav.label')}>
                <Destinations place="top" />
              </NavBar>
            ) : undefined
          }
          end={<BarEnd atLogin={pathname === paths.login()} />}
        />
      }
      bottomBar={
        signedIn ? (
          <BottomBar label={words('nav.label')}>
            <Destinations place="bottom" />
          </BottomBar>
        ) : null
      }
    >
      <Outlet />
    </AppFrame>
  )
}

function BarEnd({ atLogin }: { atLogin: boolean }) {
  const session = useSession()
  if (session === undefined || (session === null && atLogin)) return null
  if (session !== null) {
    return (
      <Suspense fallback={null}>
        <AccountPanel session={session} />
      </Suspense>
    )
  }
  return <ButtonLink href={paths.login()}>{words('account.signIn')}</ButtonLink>
}
