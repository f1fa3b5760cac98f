import type { ScreenFacts } from '@puente/contract/customer'
import type { PendingKind } from '@puente/contract'
import { customerScreenNames } from '@puente/contract/addresses'
import { Muted, Notice } from '@puente/ui'
import { words as pendingWords } from '../../tasks/pending-words.ts'
import { createWords } from '@puente/web'
import { screenMessages } from './messages-screen.es.ts'

const words = createWords(screenMessages)

type StateName = keyof typeof screenMessages.states

const isState = (state: string): state is StateName => Object.hasOwn(screenMessages.states, state)

/** The facts of a screen in words, one for each. */
export function factTexts({ page, subject }: ScreenFacts): readonly string[] {
  const screen = words('page', { name: customerScreenNames[page] })
  if (subject === undefined) return [screen]
  const name =
    subject.kind === 'pending-item'
      ? pendingWords(`kinds.${subject.name as PendingKind}`)
      : (subject.name ?? '')
  const { state } = subject
  return [
    words(`subjects.${subject.kind}`, { name }),
    ...(state !== undefined && isState(state) ? [words('state', { state: words(`states.${state}`) })] : []),
    screen,
  ]
}

/** What a message will carry, before it is sent. */
export const FactsBeforeSending = ({ facts }: { facts: ScreenFacts }) => (
  <Notice title={words('title')}>
    <ul style={{ margin: '4px 0', paddingLeft: 20 }}>
      {factTexts(facts).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    <Muted>{words('none')}</Muted>
  </Notice>
)

/** What a message carried, below it. */
export const FactsOfMessage = ({ facts }: { facts: ScreenFacts }) => (
  <small>{factTexts(facts).join(' · ')}</small>
)
