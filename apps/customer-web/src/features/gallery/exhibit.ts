import type { ThemeKind } from '@puente/ui'
import type { ReactNode } from 'react'
import type { samples } from './messages-samples.es.ts'

export interface Shown {
  readonly state: keyof typeof samples.states
  readonly node: ReactNode
}

/** One component, or a few that only make sense together, in their states. */
export interface Exhibit {
  /** The component's name, which is its anchor too. */
  readonly name: string
  /** Drawn once per theme; names of form fields differ by kind, so that two drawings never share a group. */
  readonly show: (kind: ThemeKind) => readonly Shown[]
}
