import { customerLevels, type LevelName } from '@puente/contract'
import type { LevelView } from '@puente/contract/customer'
import { Card, SkeletonLines, Timeline, type StepStatus } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../access/signed-in.ts'
import { publishedLimitsQuery } from '../limits/limits-query.ts'
import { words } from './words.ts'

type Standing = 'yours' | 'reached' | 'next' | 'later'

const drawn: Readonly<Record<Standing, StepStatus>> = {
  reached: 'done',
  yours: 'now',
  next: 'next',
  later: 'next',
}

/** The levels as a drawn line, each with what it opens: reached, the customer's own, and the next ones. */
export function Ladder({ view }: { view: LevelView }) {
  const { actingAs } = useSignedIn()
  const query = useQuery(publishedLimitsQuery)
  return (
    <Card title={words('ladder.title')}>
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={6} />}>
        {({ items }) => (
          <Timeline
            label={words('ladder.title')}
            statusLabels={{
              done: words('ladder.reached'),
              now: words('ladder.yours'),
              next: words('ladder.later'),
              problem: '',
            }}
            steps={customerLevels.map((level) => {
              const limits = items.find((one) => one.kind === actingAs.kind && one.level === level)
              const standing = standingOf(level, view)
              return {
                key: level,
                status: drawn[standing],
                title: words(`levels.${level}`),
                at: <span aria-hidden>{words(`ladder.${standing}`)}</span>,
                detail:
                  limits &&
                  words('ladder.limits', {
                    transfer: format.money(limits.transfer),
                    month: format.money(limits.month),
                  }),
              }
            })}
          />
        )}
      </Loaded>
    </Card>
  )
}

function standingOf(level: LevelName, { level: own, next }: LevelView): Standing {
  const [at, mine] = [customerLevels.indexOf(level), customerLevels.indexOf(own)]
  // Before the identity is confirmed no level is reached.
  if (next === undefined && own !== 'enhanced') return at === 0 ? 'next' : 'later'
  if (at === mine) return 'yours'
  if (at < mine) return 'reached'
  return at === mine + 1 ? 'next' : 'later'
}
