import type { RewardWire } from '@puente/contract/customer'
import { Amount, StatusChip, type Tone } from '@puente/ui'
import { businessNowMs, format } from '@puente/web'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from './paged-list.tsx'
import { rewardsQuery } from './referral-queries.ts'
import { words } from './words.ts'

type Shown = RewardWire['state'] | 'kept'

const tones: Readonly<Record<Shown, Tone>> = {
  open: 'info',
  kept: 'neutral',
  applied: 'info',
  used: 'ok',
  donated: 'ok',
}

const shownState = ({ state, keptUntil }: RewardWire): Shown =>
  state === 'open' && keptUntil !== undefined && Date.parse(keptUntil) > businessNowMs() ? 'kept' : state

/** Every reward, with how it was used. */
export function Rewards() {
  return (
    <PagedList
      query={useInfiniteQuery(rewardsQuery)}
      texts={{
        title: words('rewards.title'),
        failed: words('rewards.failed'),
        empty: words('rewards.empty'),
        emptyText: words('rewards.emptyText'),
        more: words('rewards.more'),
      }}
      row={(reward) => <RewardLine reward={reward} />}
    />
  )
}

function RewardLine({ reward }: { reward: RewardWire }) {
  const { side, amount, unspent, earnedAt } = reward
  const isBegun = unspent.amount !== '0' && unspent.amount !== amount.amount
  const state = shownState(reward)
  return (
    <>
      <span data-part="text">
        <strong>{words(`rewards.sides.${side}`)}</strong>
        <small>{words('rewards.earned', { date: format.date(earnedAt) })}</small>
        {isBegun ? (
          <small>
            {words('rewards.left', { amount: format.amount(unspent), whole: format.amount(amount) })}
          </small>
        ) : null}
      </span>
      <span data-part="end">
        <Amount value={format.amount(amount)} strong />
        <StatusChip tone={tones[state]}>{words(`rewards.states.${state}`)}</StatusChip>
      </span>
    </>
  )
}
