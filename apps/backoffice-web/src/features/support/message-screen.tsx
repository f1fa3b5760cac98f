import type { PendingKind } from '@puente/contract'
import type { StaffThread } from '@puente/contract/staff'
import { customerScreenNames } from '@puente/contract/addresses'
import { pendingKindNames } from '@puente/contract/staff-texts'
import { createWords } from '@puente/web'
import type { ReactNode } from 'react'
import { RouteLink } from '../../shell/navigation/links.ts'
import { screenMessages } from './messages-screen.es.ts'

const words = createWords(screenMessages)

type Screen = NonNullable<StaffThread['messages'][number]['about']>
type Subject = NonNullable<Screen['subject']>
type StateName = keyof typeof screenMessages.states

const isState = (state: string): state is StateName => Object.hasOwn(screenMessages.states, state)

const links: Readonly<Partial<Record<Subject['kind'], (id: string, text: string) => ReactNode>>> = {
  transfer: (id, text) => (
    <RouteLink to="/transfers/$id" params={{ id }}>
      {text}
    </RouteLink>
  ),
  recipient: (id, text) => (
    <RouteLink to="/recipients/$id" params={{ id }}>
      {text}
    </RouteLink>
  ),
  debt: (id, text) => (
    <RouteLink to="/receivables/$id" params={{ id }}>
      {text}
    </RouteLink>
  ),
  document: (id, text) => (
    <RouteLink to="/document-reviews/$id" params={{ id }}>
      {text}
    </RouteLink>
  ),
}

function nameOf({ kind, name = '' }: Subject): string {
  const shown = kind === 'pending-item' ? pendingKindNames[name as PendingKind] : name
  return words(`subjects.${kind}`, { name: shown })
}

/** The screen from which a customer wrote, what it was about and its state then, with links. */
export function MessageScreen({ screen: { page, subject } }: { screen: Screen }) {
  const state = subject?.state
  return (
    <small>
      {subject === undefined ? null : (
        <>
          {links[subject.kind]?.(subject.id, nameOf(subject)) ?? nameOf(subject)}
          {state !== undefined && isState(state)
            ? `, ${words('state', { state: words(`states.${state}`) })}`
            : null}
          {' · '}
        </>
      )}
      {words('from', { screen: customerScreenNames[page] })}
    </small>
  )
}
