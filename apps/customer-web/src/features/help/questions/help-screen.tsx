import { styled } from '@mui/material/styles'
import {
  Answer,
  Button,
  EmptyState,
  Link,
  LiveRegion,
  Prose,
  SearchIcon,
  SearchDrawing,
  Section,
  TextInput,
} from '@puente/ui'
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../../paths.ts'
import { PublicPage } from '../../../parts/public-page.tsx'
import { useShowAnchor } from '../../../parts/use-show-anchor.ts'
import { usePaused } from '../../quotes/use-paused.ts'
import { Contact } from './contact.tsx'
import { answersFor, leadsTo, type QuestionId } from './questions.ts'
import { words } from './words.ts'

const More = styled('p')({ margin: '8px 0 0' })

/** Questions in groups with a search; each answer has a URL that opens it. */
export function HelpScreen() {
  const { q } = useSearch({ strict: false }) as { q?: string }
  const [typed, setTyped] = useState(q ?? '')
  const router = useRouter()
  const asked = usePaused(typed.trim(), 250)
  useEffect(() => {
    if (asked === (q ?? '')) return
    const search = asked === '' ? '' : `?${new URLSearchParams({ q: asked }).toString()}`
    void router.navigate({ href: paths.help() + search, replace: true, resetScroll: false })
  }, [asked, q, router])
  useShowAnchor()
  return (
    <PublicPage
      title={words('title')}
      lead={words('lead')}
      description={words('description')}
      path={paths.help()}
    >
      <form role="search" action={paths.help()} onSubmit={(event) => event.preventDefault()}>
        <TextInput
          name="q"
          type="search"
          label={words('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          maxLength={100}
          start={<SearchIcon aria-hidden />}
        />
      </form>
      <Found asked={asked} onAll={() => setTyped('')} />
      <Contact />
    </PublicPage>
  )
}

function Found({ asked, onAll }: { asked: string; onAll: () => void }) {
  const groups = answersFor(asked)
  const count = groups.reduce((sum, { ids }) => sum + ids.length, 0)
  return (
    <>
      {groups.map(({ group, ids }) => (
        <Section key={group} title={words(`groups.${group}`)}>
          <div>
            {ids.map((id) => (
              <OneAnswer key={id} id={id} />
            ))}
          </div>
        </Section>
      ))}
      {count === 0 ? (
        <EmptyState
          icon={<SearchDrawing />}
          title={words('none')}
          message={words('noneText')}
          action={<Button onPress={onAll}>{words('all')}</Button>}
        />
      ) : null}
      <LiveRegion message={asked === '' ? '' : count === 0 ? words('none') : words('found', { count })} />
    </>
  )
}

/** Opens by its URL or by a click; opening it puts its id into the URL, so that it can be shared. */
function OneAnswer({ id }: { id: QuestionId }) {
  const isAsked = useLocation({ select: ({ hash }) => hash === id })
  const more = leadsTo[id]
  return (
    <Answer
      id={id}
      question={words(`questions.${id}.question`)}
      open={isAsked}
      onToggle={(open) => showInAddress(id, open)}
    >
      <Prose text={words(`questions.${id}.answer`)} />
      {more === undefined ? null : (
        <More>
          <Link href={more.href}>{words(`more.${more.more}`)}</Link>
        </More>
      )}
    </Answer>
  )
}

/** Uses the history API directly: a router navigation would scroll the page. */
function showInAddress(id: QuestionId, open: boolean): void {
  if (!open || window.location.hash === `#${id}`) return
  window.history.replaceState(window.history.state, '', `${window.location.search}#${id}`)
}
