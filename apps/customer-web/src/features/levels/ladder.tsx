import { styled } from '@mui/material/styles'
import { customerLevels, type LevelName } from '@puente/contract'
import type { LevelView } from '@puente/contract/customer'
import { rem, SkeletonLines, StatusChip, v } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../access/signed-in.ts'
import { publishedLimitsQuery } from '../limits/limits-query.ts'
import { words } from './words.ts'

const Rungs = styled('ol')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' })

const Rung = styled('li')({
  display: 'grid',
  gap: 4,
  padding: '12px 16px',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  background: v.surface,
  '&[aria-current]': { borderColor: v.primary, background: v.primarySoft },
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& strong': { fontSize: rem(15), fontWeight: 600 },
  '& > span': { color: v.inkMuted },
})

/** Every level with what it opens; the customer's own is marked. */
export function Ladder({ view }: { view: LevelView }) {
  const { actingAs } = useSignedIn()
  const query = useQuery(publishedLimitsQuery)
  return (
    <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={6} />}>
      {({ items }) => (
        <Rungs>
          {customerLevels.map((level) => {
            const limits = items.find((one) => one.kind === actingAs.kind && one.level === level)
            const isOwn = level === view.level && (view.next !== undefined || level === 'enhanced')
            return (
              <Rung key={level} {...(isOwn ? { 'aria-current': 'step' } : {})}>
                <div>
                  <strong>{words(`levels.${level}`)}</strong>
                  <StatusChip tone={isOwn ? 'info' : 'neutral'}>
                    {words(`ladder.${stateOf(level, view)}`)}
                  </StatusChip>
                </div>
                {limits === undefined ? null : (
                  <span>
                    {words('ladder.limits', {
                      transfer: format.money(limits.transfer),
                      day: format.money(limits.day),
                      month: format.money(limits.month),
                    })}
                  </span>
                )}
              </Rung>
            )
          })}
        </Rungs>
      )}
    </Loaded>
  )
}

function stateOf(level: LevelName, { level: own, next }: LevelView): 'yours' | 'reached' | 'next' | 'later' {
  const [at, mine] = [customerLevels.indexOf(level), customerLevels.indexOf(own)]
  // Before the identity is confirmed no level is reached.
  if (next === undefined && own !== 'enhanced') return at === 0 ? 'next' : 'later'
  if (at === mine) return 'yours'
  if (at < mine) return 'reached'
  return at === mine + 1 ? 'next' : 'later'
}
