import type { FieldErrors, FieldValues } from 'react-hook-form'

/** The fault messages of a form's own validation, by field name. */
export function messagesOf<Values extends FieldValues>(errors: FieldErrors<Values>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' && error.message !== '' ? [[name, error.message]] : [],
    ),
  )
}
