import type { LevelView } from '@puente/contract/customer'
import { Card, Column, Link, Notice, PageHeading, Section, SkeletonLines } from '@puente/ui'
import { safeCallbackUrl } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { useSignedIn } from '../access/signed-in.ts'
import { Ladder } from './ladder.tsx'
import { levelQuery } from './level-queries.ts'
import { NextLevel } from './next-level.tsx'
import { words } from './words.ts'

/** The customer's level, what each level opens, and the application for the next one. */
export function LevelScreen() {
  const query = useQuery(levelQuery)
  const { next }: { next?: string } = useSearch({ strict: false })
  const back = safeCallbackUrl(next, window.location.origin)
  return (
    <Column>
      <PageHeading title={words('title')} lead={words('lead')} />
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={10} />}>
        {(view) => (
          <>
            <Application view={view} next={next} />
            {back === undefined ? null : (
              <p>
                <Link href={back}>{words('next.continue')}</Link>
              </p>
            )}
            <Section title={words('ladder.title')}>
              <Ladder view={view} />
            </Section>
          </>
        )}
      </Loaded>
    </Column>
  )
}

function Application({ view, next }: { view: LevelView; next: string | undefined }) {
  const { actingAs } = useSignedIn()
  if (view.next !== undefined) return <NextLevel needs={view.next} kind={actingAs.kind} next={next} />
  if (view.level === 'enhanced') return <Notice>{words('top')}</Notice>
  return (
    <Card>
      <p>{words('quoteOnly')}</p>
      <p>
        <Link href={paths.signupGoOn(paths.level())}>{words('confirm')}</Link>
      </p>
    </Card>
  )
}
