import { lazy, Suspense } from 'react'
import { useSession } from '../access/session.ts'
import { Welcome } from './welcome.tsx'

/** The code of home for the signed-in, which a visitor's first page does without. */
export const loadSignedInHome = () => import('./signed-in-home.tsx')

const SignedInHome = lazy(async () => ({ default: (await loadSignedInHome()).SignedInHome }))

/** Home: the price for everyone, and for the signed-in what to do next. */
export function HomeScreen() {
  const session = useSession()
  if (session === null || session === undefined) return <Welcome />
  return (
    <Suspense fallback={null}>
      <SignedInHome session={session} />
    </Suspense>
  )
}
