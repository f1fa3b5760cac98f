import { Muted, RadioCards, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { causesQuery } from './referral-queries.ts'
import { words } from './words.ts'

interface CauseCardsProps {
  name: string
  value: string
  onChange: (causeId: string) => void
}

/** The causes that can receive donations, as described by the operator. */
export function CauseCards(control: CauseCardsProps) {
  const query = useQuery(causesQuery)
  return (
    <Loaded query={query} failed={words('causes.failed')} skeleton={<SkeletonLines lines={3} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Muted>{words('causes.none')}</Muted>
        ) : (
          <RadioCards
            {...control}
            legend={words('causes.legend')}
            options={items.map(({ id, name, about }) => ({ value: id, label: name, description: about }))}
          />
        )
      }
    </Loaded>
  )
}
