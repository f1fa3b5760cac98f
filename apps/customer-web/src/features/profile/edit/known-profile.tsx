import type { LocalitiesWire, ProfileWire } from '@puente/contract/customer'
import { SkeletonLines } from '@puente/ui'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedPart } from '../../../parts/failed-part.tsx'
import { localitiesQuery } from '../../places/places-query.ts'
import { profileQuery } from '../profile-queries.ts'
import { words } from './words.ts'

interface KnownProfileProps {
  children: (profile: ProfileWire, places: LocalitiesWire) => ReactNode
}

/** Loads the customer's profile and the current comunas; shows a skeleton, or the error with a retry. */
export function KnownProfile({ children }: KnownProfileProps) {
  const [profile, places] = useQueries({ queries: [profileQuery, localitiesQuery] })
  const error = profile.error ?? places.error
  if (profile.data !== undefined && places.data !== undefined) return children(profile.data, places.data)
  if (error === null) return <SkeletonLines lines={8} />
  return (
    <FailedPart
      title={words('failed')}
      error={error}
      onRetry={() => Promise.all([profile.refetch(), places.refetch()])}
    />
  )
}
