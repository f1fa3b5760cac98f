import type { CustomerSession } from '@puente/contract/customer'
import { styled } from '@mui/material/styles'
import { Notice, PageHeading } from '@puente/ui'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { NewerPowersLink } from '../../customers/powers/newer-powers-link.tsx'
import { isStopped } from '../../access/may-send.ts'
import { StandingNotice } from '../../restrictions/standing-notice.tsx'
import { IdentityCard } from '../../onboarding/identity-card.tsx'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { readPriceSearch, type PriceSearch } from '../../quotes/price/price-search.ts'
import { recipientsQuery } from '../../recipients/recipient-queries.ts'
import { tasksQuery } from '../../tasks/task-queries.ts'
import { lastTransfersQuery } from '../../transfers/transfer-queries.ts'
import { words } from './customer-words.ts'
import { inProgress, lastPrice } from './home-choices.ts'
import { HomeLayout } from '../home-layout.tsx'
import { LastTransfers } from './last-transfers.tsx'
import { LimitCard } from './limit-card.tsx'
import { NextSteps } from './next-steps.tsx'
import { People } from './people.tsx'
import { PriceCard } from '../price-card.tsx'
import { RateCard } from './rate-card.tsx'
import { TransferInProgress } from './transfer-in-progress.tsx'

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24 })

/**
 * Loads what home shows first, so that it is rendered once; a failure shows its error in its section.
 */
export async function loadNextSteps(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled([
    queryClient.ensureQueryData(tasksQuery),
    queryClient.ensureQueryData(lastTransfersQuery),
    queryClient.ensureQueryData(recipientsQuery),
    queryClient.ensureQueryData(corridorsQuery),
  ])
}

/** Home of signed-in users: the transfer on its way, their tasks and people, the calculator, and what they sent last. */
export function SignedInHome({ session: { actingAs } }: { session: CustomerSession }) {
  const tasks = useQuery(tasksQuery).data?.items ?? []
  const transfers = useQuery(lastTransfersQuery).data?.items ?? []
  const recipients = useQuery(recipientsQuery).data?.items ?? []
  const shown = inProgress(transfers, tasks)
  const last = lastPrice(recipients)
  const { identity, mayOrder } = actingAs
  return (
    <HomeLayout
      words={
        <Parts>
          <Greeting actingAs={actingAs} />
          <Standing actingAs={actingAs} />
          {shown === undefined ? null : <TransferInProgress {...shown} />}
          <NextSteps without={shown?.task?.id} />
          {mayOrder ? <People recipients={recipients} /> : null}
        </Parts>
      }
      card={
        <Parts>
          <PriceCard last={last} />
          {identity === 'confirmed' ? <LimitCard /> : null}
          <RateOfChoice last={last} />
        </Parts>
      }
      more={<LastTransfers />}
    />
  )
}

interface ActingProps {
  actingAs: CustomerSession['actingAs']
}

const Greeting = ({ actingAs: { kind, name } }: ActingProps) => (
  <PageHeading
    title={
      kind === 'company'
        ? words('helloCompany', { name })
        : words('hello', { name: name.split(' ')[0] ?? name })
    }
    documentTitle={words('title')}
  />
)

/** Why the customer may not order: the account's standing, the identity, or missing powers. */
function Standing({ actingAs }: ActingProps) {
  const { kind, mayOrder, jointPowers, identity } = actingAs
  const stopped = isStopped(actingAs)
  return (
    <>
      {stopped ? <StandingNotice actingAs={actingAs} /> : null}
      {identity === 'confirmed' ? (
        mayOrder || stopped ? null : (
          <Notice actions={jointPowers === true ? <NewerPowersLink /> : undefined}>
            {words(jointPowers === true ? 'jointPowers' : 'quoteOnly')}
          </Notice>
        )
      ) : (
        <IdentityCard kind={kind} identity={identity} />
      )}
    </>
  )
}

/** The market rate of the currency that is chosen in the calculator. */
function RateOfChoice({ last }: { last: PriceSearch }) {
  const asked = readPriceSearch(useSearch({ strict: false }))
  const { corridor: chosen = last.corridor } = asked
  const corridors = useQuery(corridorsQuery).data?.items
  const corridor = corridors?.find(({ id }) => id === chosen) ?? corridors?.[0]
  return corridor === undefined ? null : (
    <RateCard currency={corridor.currency} price={asked.amount === undefined ? last : asked} />
  )
}
