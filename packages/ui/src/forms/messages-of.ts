import type { FieldErrors, FieldValues } from 'react-hook-form'

/** What a form found wrong by itself, by field name, in the words that its rules gave. */
export function messagesOf<Values extends FieldValues>(errors: FieldErrors<Values>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' && error.message !== '' ? [[name, error.message]] : [],
    ),
  )
}
