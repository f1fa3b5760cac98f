import { AppFrame, BottomBar, ButtonLink, NavBar, TopBar } from '@puente/ui'
import { useFocusOnArrival } from '@puente/web'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { rememberedKind } from '../features/access/remembered-kind.ts'
import { useSession } from '../features/access/session.ts'
import { paths } from '../paths.ts'
import { Brand } from './brand.tsx'
import { useConnection } from './offline/connection.ts'
import { Footer } from './footer/footer.tsx'
import { VisitorLinks } from './navigation.tsx'
import { OfflineBanner } from './offline/offline-banner.tsx'
import { orNothing } from '../parts/or-nothing.tsx'
import { words } from '../parts/words.ts'

// Visitors do not need it in the entry chunk.
const AccountPanel = orNothing(async () => (await import('./account/account-panel.tsx')).AccountPanel)

const Destinations = orNothing(async () => (await import('./destinations.tsx')).Destinations)

// Updates and chat are loaded after the first render.
const late = () => import('./late-parts.ts')
const ChatButton = orNothing(async () => (await late()).ChatButton)
const UpdateBanner = orNothing(async () => (await late()).UpdateBanner)

/** The frame of every screen: brand, account and navigation. */
export function AppShell() {
  const session = useSession()
  useFocusOnArrival(useRouter())
  const pageStands = usePageStands()
  const { online } = useConnection()
  // Without a connection, the last known session is assumed to be valid.
  const signedIn = session !== null && (session !== undefined || (!online && rememberedKind() !== undefined))
  return (
    <AppFrame
      banner={
        <>
          <OfflineBanner />
          {pageStands ? <UpdateBanner /> : null}
        </>
      }
      topBar={
        <TopBar
          brand={<Brand />}
          nav={
            signedIn ? (
              <NavBar label={words('nav.label')}>
                <Destinations place="top" />
              </NavBar>
            ) : session === null ? (
              <NavBar label={words('nav.label')}>
                <VisitorLinks place="top" />
              </NavBar>
            ) : undefined
          }
          end={
            <>
              {pageStands ? <ChatButton /> : null}
              <BarEnd />
            </>
          }
        />
      }
      footer={<Footer />}
      bottomBar={
        <BottomBar label={words('nav.label')}>
          {signedIn ? (
            <Destinations place="bottom" />
          ) : session === null ? (
            <VisitorLinks place="bottom" />
          ) : null}
        </BottomBar>
      }
    >
      <Outlet />
    </AppFrame>
  )
}

/** True once the page is idle, when optional parts may load. */
function usePageStands(): boolean {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), 3000)
    return () => clearTimeout(timer)
  }, [])
  return stands
}

function BarEnd() {
  const session = useSession()
  if (session === undefined) return null
  if (session !== null) {
    return <AccountPanel session={session} />
  }
  return (
    <ButtonLink kind="primary" href={paths.signup()}>
      {words('account.signUp')}
    </ButtonLink>
  )
}
