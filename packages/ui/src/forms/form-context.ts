import { createContext, useContext, useId } from 'react'

interface FormState {
  readonly id: string
  readonly faults: Readonly<Record<string, string>>
}

const FormContext = createContext<FormState | undefined>(undefined)

export const FormStateProvider = FormContext.Provider

/** The form's fault for a field, if any. */
export function useFault(name: string): string | undefined {
  return useContext(FormContext)?.faults[name]
}

/**
 * How a control registers its maximum length. Within a form, a longer value is kept and reported at the field. Outside
 * a form, it cannot be typed.
 */
export function useLongest(
  longest: number | undefined,
): { readonly maxLength: number | undefined } | { readonly 'data-longest': number | undefined } {
  return useContext(FormContext) === undefined ? { maxLength: longest } : { 'data-longest': longest }
}

/**
 * The id of a field's control; within a form it is derived from the name, so that the error summary can link
 * to it.
 */
export function useFieldId(name: string): string {
  const own = useId()
  const form = useContext(FormContext)
  return form === undefined ? own : fieldId(form.id, name)
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(/[^\w-]/g, '-')}`
}
