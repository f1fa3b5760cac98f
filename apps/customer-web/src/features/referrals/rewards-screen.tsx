import type { ReferralProgramWire } from '@puente/contract/customer'
import {
  Amount,
  BackLink,
  ButtonLink,
  Card,
  Column,
  EmptyState,
  Muted,
  Notice,
  PageHeading,
  SkeletonLines,
  StarIcon,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { NotNow } from '../tasks/not-now.tsx'
import { useNext } from '../tasks/use-settled.ts'
import { words as pendingWords } from '../tasks/pending-words.ts'
import { DecideRewards } from './decide-rewards.tsx'
import type { Decided } from './decision.ts'
import { programQuery } from './referral-queries.ts'
import { Standing } from './standing.tsx'
import { words } from './words.ts'

/** The decision about rewards: use them, donate them, or keep them for later. Available at all times. */
export function RewardsScreen() {
  const query = useQuery(programQuery)
  const [decided, setDecided] = useState<Decided>()
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.referrals()}>{words('decide.back')}</BackLink>}
        title={words('decide.title')}
        lead={words('decide.lead')}
      />
      <Loaded query={query} failed={words('decide.failed')} skeleton={<SkeletonLines lines={6} />}>
        {(program) =>
          decided === undefined ? (
            <Deciding program={program} onDecided={setDecided} />
          ) : (
            <Done decided={decided} />
          )
        }
      </Loaded>
    </Column>
  )
}

interface DecidingProps {
  program: ReferralProgramWire
  onDecided: (decided: Decided) => void
}

function Deciding({ program, onDecided }: DecidingProps) {
  if (program.unspent.amount === '0') return <Nothing />
  return (
    <>
      <Card tone="soft">
        <p>
          <Muted>{words('balance.have')}</Muted>
        </p>
        <p>
          <Amount value={format.amount(program.unspent)} currency="CLP" size="display" />
        </p>
        <Standing program={program} />
      </Card>
      <DecideRewards program={program} onDecided={onDecided} />
      <NotNow path="/referralprogram/donate" />
    </>
  )
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        icon={<StarIcon aria-hidden />}
        title={words('balance.none')}
        message={words('balance.noneText')}
        action={
          <ButtonLink kind="main" href={paths.referrals()}>
            {words('balance.invite')}
          </ButtonLink>
        }
      />
    </Card>
  )
}

// The pressed button is gone: keyboard and screen reader continue at the result.
const focusOf = (box: HTMLElement | null) => box?.focus()

/** The result, with links to continue. */
function Done({ decided }: { decided: Decided }) {
  const next = useNext()
  const title =
    decided.how === 'keep'
      ? words('decide.done.keep', { date: format.date(decided.until) })
      : decided.how === 'use'
        ? words('decide.done.use', { amount: format.amount(decided.amount) })
        : words('decide.done.donate', { amount: format.amount(decided.amount), cause: decided.cause })
  return (
    <div role="status" tabIndex={-1} ref={focusOf} style={{ outline: 'none' }}>
      <Notice
        tone="ok"
        title={title}
        actions={
          <>
            {next === undefined ? (
              <ButtonLink kind="primary" href={decided.how === 'use' ? paths.send() : paths.home()}>
                {words(decided.how === 'use' ? 'decide.send' : 'decide.home')}
              </ButtonLink>
            ) : (
              <ButtonLink kind="primary" href={next}>
                {pendingWords('goOn')}
              </ButtonLink>
            )}
            <ButtonLink href={paths.referrals()}>{words('decide.back')}</ButtonLink>
          </>
        }
      >
        <p>{words(`decide.doneTexts.${decided.how}`)}</p>
      </Notice>
    </div>
  )
}
