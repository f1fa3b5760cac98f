import { lazy, Suspense } from 'react'
import { useSession } from '../access/session.ts'
import { Welcome } from './welcome.tsx'

/** The home screen of signed-in users, kept out of the entry chunk of visitors. */
export const loadSignedInHome = () => import('./signed-in/signed-in-home.tsx')

const SignedInHome = lazy(async () => ({ default: (await loadSignedInHome()).SignedInHome }))

/** Home: the price calculator; for signed-in users also their next steps. */
export function HomeScreen() {
  const session = useSession()
  if (session === null || session === undefined) return <Welcome />
  return (
    <Suspense fallback={null}>
      <SignedInHome session={session} />
    </Suspense>
  )
}
