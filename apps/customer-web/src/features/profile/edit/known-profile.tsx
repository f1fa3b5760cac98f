import type { LocalitiesWire, ProfileWire } from '@puente/contract/customer'
import { SkeletonLines } from '@puente/ui'
import { both, Loaded } from '@puente/web/loading'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { localitiesQuery } from '../../localities/localities-query.ts'
import { profileQuery } from '../profile-queries.ts'
import { words } from './words.ts'

interface KnownProfileProps {
  children: (profile: ProfileWire, localities: LocalitiesWire) => ReactNode
}

/** Loads the customer's profile and the current comunas; shows a skeleton, or the error with a retry. */
export function KnownProfile({ children }: KnownProfileProps) {
  const [profile, localities] = useQueries({ queries: [profileQuery, localitiesQuery] })
  return (
    <Loaded query={both(profile, localities)} failed={words('failed')} skeleton={<SkeletonLines lines={8} />}>
      {(known) => children(...known)}
    </Loaded>
  )
}
