import type { DocumentKind } from '@puente/contract'
import { HttpError } from '@puente/web'
import type { FactsProps } from './fact-fields.ts'

const papers: readonly DocumentKind[] = [
  'constitution-deed',
  'powers',
  'validity-certificate',
  'shareholders',
]

/** Whether a company's paper is read here: on its first file, and on those that follow nothing. */
export const isReadAsPaper = ({
  kind,
  page,
}: {
  readonly kind: DocumentKind
  readonly page: number
}): boolean => page === 1 && papers.includes(kind)

/** What the server found wrong, as codes by the path of their field. */
export const faultCodesOf = (error: Error | null): FactsProps['faults'] =>
  Object.fromEntries(
    (error instanceof HttpError ? (error.problem?.fields ?? []) : []).map(({ at, fault }) => [at, fault]),
  )
