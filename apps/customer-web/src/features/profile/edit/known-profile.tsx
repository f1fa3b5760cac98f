import type { LocalitiesWire, ProfileWire } from '@puente/contract/customer'
import { SkeletonLines } from '@puente/ui'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedPart } from '../../../parts/failed-part.tsx'
import { localitiesQuery } from '../../localities/localities-query.ts'
import { profileQuery } from '../profile-queries.ts'
import { words } from './words.ts'

interface KnownProfileProps {
  children: (profile: ProfileWire, localities: LocalitiesWire) => ReactNode
}

/** Loads the customer's profile and the current comunas; shows a skeleton, or the error with a retry. */
export function KnownProfile({ children }: KnownProfileProps) {
  const [profile, localities] = useQueries({ queries: [profileQuery, localitiesQuery] })
  const error = profile.error ?? localities.error
  if (profile.data !== undefined && localities.data !== undefined)
    return children(profile.data, localities.data)
  if (error === null) return <SkeletonLines lines={8} />
  return (
    <FailedPart
      title={words('failed')}
      error={error}
      onRetry={() => Promise.all([profile.refetch(), localities.refetch()])}
    />
  )
}
