import { createContext, useContext } from 'react'

interface FormFacts {
  /** Fault messages by the name of the control. */
  readonly faults: Readonly<Record<string, string>>
  /** The currency of amounts without their own. */
  readonly currency: string
}

const Context = createContext<FormFacts>({ faults: {}, currency: 'CLP' })
export const FormFactsProvider = Context.Provider
export const useFormFacts = (): FormFacts => useContext(Context)

/** Whether there is a fault at this path or below it. */
export function useHasFault(name: string): boolean {
  return Object.keys(useFormFacts().faults).some((at) => at === name || at.startsWith(`${name}.`))
}
