import { Button, EmptyState, LiveRegion, SearchDrawing, SearchIcon, Section, TextInput } from '@puente/ui'
import { useId } from 'react'
import { usePaused } from '../../quotes/use-paused.ts'
import { findQuestions } from '../questions/question-search.ts'
import type { CurrentScreen } from './current-screen.ts'
import { AskUs } from './ask-us.tsx'
import { OwnThreads } from './own-threads.tsx'
import { OneQuestion } from '../questions/question-list.tsx'
import { words } from './words.ts'

interface HelpHomeProps {
  screen: CurrentScreen
  typed: string
  onType: (typed: string) => void
  onWrite: (typed: string) => void
  onThread: (id: string) => void
}

/** Search, the questions of the screen beside it, the customer's conversations, and how to write. */
export function HelpHome({ screen, typed, onType, onWrite, onThread }: HelpHomeProps) {
  const prefix = useId()
  const asked = usePaused(typed.trim(), 150)
  const isSearch = asked !== ''
  const ids = isSearch ? findQuestions(asked) : screen.questions
  const isNone = isSearch && ids.length === 0
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <TextInput
          name="help-search"
          type="search"
          label={words('search')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          autoComplete="off"
          maxLength={100}
          start={<SearchIcon aria-hidden />}
        />
      </form>
      {isNone ? (
        <EmptyState
          icon={<SearchDrawing />}
          title={words('none')}
          message={words('noneText')}
          action={<Button onPress={() => onType('')}>{words('all')}</Button>}
        />
      ) : (
        <Section title={isSearch ? words('found', { count: ids.length }) : words('here')}>
          <div>
            {ids.map((id) => (
              <OneQuestion key={`${screen.page} ${id}`} id={id} anchor={`${prefix}${id}`} typed={asked} />
            ))}
          </div>
        </Section>
      )}
      <LiveRegion message={!isSearch ? '' : isNone ? words('none') : words('found', { count: ids.length })} />
      <AskUs typed={typed.trim()} onWrite={onWrite} />
      <OwnThreads onThread={onThread} />
    </>
  )
}
