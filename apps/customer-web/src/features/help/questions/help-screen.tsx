import { Button, EmptyState, LiveRegion, SearchIcon, SearchDrawing, Section, TextInput } from '@puente/ui'
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../../paths.ts'
import { PublicPage } from '../../../parts/pages/public-page.tsx'
import { useShowAnchor } from '../../../parts/use-show-anchor.ts'
import { usePaused } from '../../quotes/use-paused.ts'
import { Contact } from './contact.tsx'
import { OneQuestion } from './question-list.tsx'
import { findQuestions } from './question-search.ts'
import { grouped, type QuestionId } from './questions.ts'
import { words } from './words.ts'

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
  const ids = findQuestions(asked)
  const isSearch = asked !== ''
  const sections = isSearch
    ? [{ key: 'found', title: words('found', { count: ids.length }), ids }]
    : grouped(ids).map(({ group, ids }) => ({ key: group, title: words(`groups.${group}`), ids }))
  return (
    <>
      {ids.length === 0 ? (
        <EmptyState
          icon={<SearchDrawing />}
          title={words('none')}
          message={words('noneText')}
          action={<Button onPress={onAll}>{words('all')}</Button>}
        />
      ) : (
        sections.map(({ key, title, ids }) => (
          <Section key={key} title={title}>
            <div>
              {ids.map((id) => (
                <OneAnswer key={id} id={id} typed={asked} />
              ))}
            </div>
          </Section>
        ))
      )}
      <LiveRegion
        message={!isSearch ? '' : ids.length === 0 ? words('none') : words('found', { count: ids.length })}
      />
    </>
  )
}

/** Opens by its URL or by a click; opening it puts its id into the URL, so that it can be shared. */
function OneAnswer({ id, typed }: { id: QuestionId; typed: string }) {
  const isAsked = useLocation({ select: ({ hash }) => hash === id })
  return (
    <OneQuestion
      id={id}
      anchor={id}
      typed={typed}
      open={isAsked}
      onToggle={(open) => showInAddress(id, open)}
    />
  )
}

/** Uses the history API directly: a router navigation would scroll the page. */
function showInAddress(id: QuestionId, open: boolean): void {
  if (!open || window.location.hash === `#${id}`) return
  window.history.replaceState(window.history.state, '', `${window.location.search}#${id}`)
}
