import { createContext, useContext } from 'react'

interface FormFacts {
  /** What is wrong, by the name of the control. */
  readonly faults: Readonly<Record<string, string>>
  /** Of amounts that do not name their own. */
  readonly currency: string
}

const Context = createContext<FormFacts>({ faults: {}, currency: 'CLP' })
export const FormFactsProvider = Context.Provider
export const useFormFacts = (): FormFacts => useContext(Context)

/** Whether something at a name or inside of it is wrong. */
export function useHasFault(name: string): boolean {
  return Object.keys(useFormFacts().faults).some((at) => at === name || at.startsWith(`${name}.`))
}
