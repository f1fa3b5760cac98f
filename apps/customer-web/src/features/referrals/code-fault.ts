import { HttpError, refusalWords } from '@puente/web'

const aboutCode = ['code-unknown', 'own-code', 'invited-too-late'] as const

/** The message for a refused code; undefined for other errors. */
export function codeFault(error: unknown): string | undefined {
  const code = error instanceof HttpError ? error.problem?.code : undefined
  const known = aboutCode.find((one) => one === code)
  return known === undefined ? undefined : refusalWords(known).title
}
