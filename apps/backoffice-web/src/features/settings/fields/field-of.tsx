import type { Field } from '@puente/contract/staff'
import { createContext, useContext, type ReactNode } from 'react'
import type { FieldWords } from '../words-of.ts'

export interface FieldOfProps {
  field: Field
  words: FieldWords
  /** The path of the field in what is sent: 'data.rules.0.name'. */
  name: string
  value: unknown
  /** undefined where nothing stands in the field. */
  onChange: (value: unknown) => void
  currency?: string | undefined
}

const Context = createContext<(props: FieldOfProps) => ReactNode>(() => null)
/** Says what draws a field: wholes hold fields, and fields hold wholes. */
export const FieldControlProvider = Context.Provider

/** A field of a whole. */
export function FieldOf(props: FieldOfProps) {
  return useContext(Context)(props)
}
