import type { ThemeKind } from '@puente/ui'
import type { ReactNode } from 'react'
import type { samples } from './messages-samples.es.ts'

export interface Shown {
  readonly state: keyof typeof samples.states
  readonly node: ReactNode
}

/** One component, or several that belong to each other, in all states. */
export interface Exhibit {
  /** The component's name; also its anchor. */
  readonly name: string
  /**
   * Rendered once per theme. Names of form fields differ by kind, so that the two renderings share no radio
   * group.
   */
  readonly show: (kind: ThemeKind) => readonly Shown[]
}
