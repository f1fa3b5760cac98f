import type { Field } from '@puente/contract/staff'
import { createContext, useContext, type ReactNode } from 'react'
import type { FieldWords } from '../texts/words-of.ts'

export interface FieldOfProps {
  field: Field
  words: FieldWords
  /** The path of the field in the request body: 'data.rules.0.name'. */
  name: string
  value: unknown
  /** undefined when the field is empty. */
  onChange: (value: unknown) => void
  currency?: string | undefined
}

const Context = createContext<(props: FieldOfProps) => ReactNode>(() => null)
/**
 * Provides the component that renders a field. A context avoids the import cycle of groups and fields, which
 * contain each other.
 */
export const FieldControlProvider = Context.Provider

/** One field of a group. */
export function FieldOf(props: FieldOfProps) {
  return useContext(Context)(props)
}
