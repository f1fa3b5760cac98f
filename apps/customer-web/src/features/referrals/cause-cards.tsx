import { Muted, RadioCards, SkeletonLines } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { FailedPart } from '../../parts/failed-part.tsx'
import { causesQuery } from './referral-queries.ts'
import { words } from './words.ts'

interface CauseCardsProps {
  name: string
  value: string
  onChange: (causeId: string) => void
}

/** The causes that can receive donations, as described by the operator. */
export function CauseCards(control: CauseCardsProps) {
  const { data, error, isPending, refetch } = useQuery(causesQuery)
  if (isPending) return <SkeletonLines lines={3} />
  if (error !== null)
    return <FailedPart title={words('causes.failed')} error={error} onRetry={() => refetch()} />
  if (data.items.length === 0) return <Muted>{words('causes.none')}</Muted>
  return (
    <RadioCards
      {...control}
      legend={words('causes.legend')}
      options={data.items.map(({ id, name, about }) => ({ value: id, label: name, description: about }))}
    />
  )
}
