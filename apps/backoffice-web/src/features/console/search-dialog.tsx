import { foundKinds, type Found } from '@puente/contract/staff'
import { Finder, foldedText, Muted, type FindingGroup } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { mayOpen, nouns, type Noun } from '../../shell/nouns.ts'
import { shellWords } from '../../shell/words.ts'
import { rutText } from '../transfers/words.ts'
import { addressOf } from './address-of.ts'
import { storeReconcilerResult, recentFound } from './recent.ts'
import { words } from './words.ts'

const quietMs = 150
const shortest = 2

/** The text, delayed until typing pauses. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietMs)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}

/** Searches all kinds of record and opens the chosen result. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { session } = useRouteContext({ from: '/shell' })
  const { id: staffId, role } = session.staff
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const asked = useQuiet(text.trim())
  const isAsked = asked.length >= shortest
  const query = useQuery({
    queryKey: ['search', asked],
    queryFn: () => api.search({ query: { text: asked } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const isTyped = text.trim().length >= shortest
  const found = isTyped ? (query.data?.items ?? []) : recentFound(staffId)
  const screens = isTyped ? screensNamed(text, (noun) => mayOpen(role, noun)) : []
  const groups = groupsOf(found, screens, isTyped)
  const isOpen = isTyped && (query.isFetching || asked !== text.trim())

  function choose(key: string) {
    const screen = screens.find((noun) => key === `screen ${noun}`)
    const item = found.find((one) => key === keyOf(one))
    // Until the response arrives, the results belong to an earlier text: Enter must not open them.
    if (screen === undefined && isOpen) return
    const to = screen === undefined ? item && addressOf(item.id) : nouns[screen].path
    if (to === undefined) return
    if (item !== undefined) storeReconcilerResult(staffId, item)
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
      onClose={onClose}
      note={<Note isTyped={isTyped} isOpen={isOpen} error={query.error} />}
      announcement={
        isTyped && !isOpen
          ? words('search.found', { count: groups.reduce((sum, { items }) => sum + items.length, 0) })
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

const keyOf = ({ kind, id, title }: Found): string => `${kind} ${id} ${title}`

/** The screens whose name contains a word that begins with the text. */
function screensNamed(text: string, may: (noun: Noun) => boolean): Noun[] {
  const meant = foldedText(text.trim())
  return (Object.keys(nouns) as Noun[]).filter(
    (noun) => may(noun) && ` ${foldedText(shellWords(`nouns.${noun}`))}`.includes(` ${meant}`),
  )
}

function groupsOf(found: readonly Found[], screens: readonly Noun[], isTyped: boolean): FindingGroup[] {
  const finding = (item: Found) => ({
    id: keyOf(item),
    title: item.title,
    detail: item.kind === 'customer' && item.detail !== undefined ? rutText(item.detail) : item.detail,
  })
  const groups = isTyped
    ? foundKinds.map((kind) => ({
        label: words(`search.kinds.${kind}`),
        items: found.filter((item) => item.kind === kind).map(finding),
      }))
    : [{ label: words('search.recent'), items: found.map(finding) }]
  const named = screens.map((noun) => ({ id: `screen ${noun}`, title: shellWords(`nouns.${noun}`) }))
  return [...groups, { label: words('search.screens'), items: named }].filter(({ items }) => items.length > 0)
}
