import type { CustomerKind } from '@puente/contract'
import type { CustomerSession, LevelView } from '@puente/contract/customer'
import { styled } from '@mui/material/styles'
import { Button, Card, Column, Link, Notice, PageHeading, rem, SkeletonLines } from '@puente/ui'
import { safeCallbackUrl } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { isLeaving } from '../access/may-send.ts'
import { useSignedIn } from '../access/signed-in.ts'
import { ownLimitsQuery, publishedLimitsQuery } from '../limits/limits-query.ts'
import { UsedLimits } from '../limits/used-limits.tsx'
import { StandingNotice } from '../restrictions/standing-notice.tsx'
import { Declaration } from './declaration.tsx'
import { Ladder } from './ladder.tsx'
import { levelQuery } from './level-queries.ts'
import { NextLevel } from './next-level.tsx'
import { words } from './words.ts'

// On phones the levels come first; on desktops they stand beside the application.
const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  fontSize: rem(15),
  '& > [data-slot="application"]': { display: 'flex', flexDirection: 'column', gap: 24, minWidth: 0 },
  '@media (min-width:1024px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 376px',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 48,
    '& > section': { gridColumn: 2 },
    '& > [data-slot="application"]': { gridColumn: 1, gridRow: '1 / span 3' },
    // Nothing is left to apply for: the levels take the place of the application.
    '&[data-top] > [data-slot="application"]': { gridRow: 1 },
    '&[data-top] > section:first-of-type': { gridColumn: 1, gridRow: 2 },
    '&[data-top] > section:last-of-type': { gridRow: '1 / span 3' },
  },
})

/** The customer's level, what each level opens, and the application for the next one. */
export function LevelScreen() {
  const query = useQuery(levelQuery)
  // The parts with limits come above the application, which must not move.
  const waits = [useQuery(publishedLimitsQuery), useQuery(ownLimitsQuery)].some(({ isPending }) => isPending)
  const { actingAs } = useSignedIn()
  const { next }: { next?: string } = useSearch({ strict: false })
  const back = safeCallbackUrl(next, window.location.origin)
  return (
    <Column width="list">
      <PageHeading title={words('title')} lead={isLeaving(actingAs) ? undefined : words('lead')} />
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={10} />}>
        {(view) =>
          waits ? (
            <SkeletonLines lines={10} />
          ) : isLeaving(actingAs) ? (
            <Application view={view} next={next} actingAs={actingAs} />
          ) : (
            <Panes data-top={view.next === undefined || undefined}>
              <Ladder view={view} />
              <div data-slot="application">
                <Application view={view} next={next} actingAs={actingAs} />
                {back === undefined ? null : (
                  <p>
                    <Link href={back}>{words('next.continue')}</Link>
                  </p>
                )}
              </div>
              <UsedLimits />
            </Panes>
          )
        }
      </Loaded>
    </Column>
  )
}

interface TopProps {
  declared: LevelView['declared']
  kind: CustomerKind
}

/** The highest level, where a person may still change what they declared: they may become politically exposed. */
function Top({ declared, kind }: TopProps) {
  const [declaring, setDeclaring] = useState(false)
  if (declaring && declared !== undefined)
    return <Declaration declared={declared} kind={kind} onDone={() => setDeclaring(false)} canCancel />
  return (
    <>
      <Notice>{words('top')}</Notice>
      {declared === undefined ? null : (
        <div>
          <Button onPress={() => setDeclaring(true)}>{words('next.change')}</Button>
        </div>
      )}
    </>
  )
}

interface ApplicationProps {
  view: LevelView
  next: string | undefined
  actingAs: CustomerSession['actingAs']
}

/** The application for the next level; for a customer who leaves, why there is none. */
export function Application({ view, next, actingAs }: ApplicationProps) {
  if (isLeaving(actingAs)) return <StandingNotice actingAs={actingAs} />
  if (view.next !== undefined) return <NextLevel needs={view.next} kind={actingAs.kind} next={next} />
  if (view.level === 'enhanced') return <Top declared={view.declared} kind={actingAs.kind} />
  return (
    <Card>
      <p>{words('quoteOnly')}</p>
      <p>
        <Link href={paths.signupGoOn(paths.level())}>{words('confirm')}</Link>
      </p>
    </Card>
  )
}
