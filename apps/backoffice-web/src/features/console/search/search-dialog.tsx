import type { StaffRole } from '@puente/contract'
import { Finder, Muted } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../../paths.ts'
import { idInPath, openedIds } from './recent.ts'
import { groupsOf, recentGroup } from './search-groups.ts'
import { namedQuery, searchQuery } from './search-queries.ts'
import { useOwnFindings } from './use-own-findings.ts'
import { words } from '../words.ts'

const quietMs = 150
const shortest = 2
const EVERYTHING = 'all results'

/** The text, delayed until typing pauses. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietMs)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}

/** What the dialog shows for a text: results of the server and own findings, or what was opened last. */
function useShown(text: string, staffId: string, role: StaffRole) {
  const typed = text.trim()
  const isTyped = typed.length >= shortest
  const asked = useQuiet(typed)
  const { pathname } = useLocation()
  const [opened] = useState(() => openedIds(staffId).filter((id) => id !== idInPath(pathname)))
  const query = useQuery({
    ...searchQuery(asked),
    enabled: asked.length >= shortest,
    placeholderData: keepPreviousData,
  })
  const recent = useQuery({ ...namedQuery(opened), enabled: opened.length > 0 })
  const own = useOwnFindings(isTyped ? typed : '', role, isTyped)
  return {
    isTyped,
    isOpen: isTyped && (query.isFetching || asked !== typed),
    error: query.error,
    shown: isTyped ? groupsOf(query.data?.items ?? [], own) : recentGroup(recent.data?.items ?? []),
  }
}

/** Searches all kinds of record, actions, screens and settings, and opens the chosen result. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { session } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { isTyped, isOpen, error, shown } = useShown(text, session.staff.id, session.staff.role)
  const all = {
    label: words('search.all'),
    items: [{ id: EVERYTHING, title: words('search.allOf', { text: text.trim() }) }],
  }
  const groups = isTyped && shown.groups.length > 0 ? [...shown.groups, all] : shown.groups

  function openAll() {
    if (!isTyped) return
    onClose()
    void navigate({ to: paths.search(), search: { q: text.trim() } })
  }
  function choose(key: string) {
    // Until the response arrives, the results belong to an earlier text: the page shows those of this one.
    if (key === EVERYTHING || (isOpen && shown.earlier.has(key))) {
      openAll()
      return
    }
    const to = shown.paths.get(key)
    if (to === undefined) return
    onClose()
    void navigate({ to })
  }

  return (
    <Finder
      open
      title={words('search.title')}
      placeholder={words('search.placeholder')}
      text={text}
      onText={setText}
      groups={groups}
      onChoose={choose}
      onSubmit={openAll}
      onClose={onClose}
      note={<Note isTyped={isTyped} isOpen={isOpen} error={error} />}
      announcement={
        isTyped && !isOpen
          ? words('search.found', {
              count: shown.groups.reduce((sum, { items }) => sum + items.length, 0),
            })
          : ''
      }
    />
  )
}

function Note({ isTyped, isOpen, error }: { isTyped: boolean; isOpen: boolean; error: Error | null }) {
  if (!isTyped) return <Muted>{words('search.hint')}</Muted>
  if (isOpen) return <Muted>{words('search.searching')}</Muted>
  return <Muted>{error === null ? words('search.none') : describeFailure(error).title}</Muted>
}
