import type { DocumentKind } from '@puente/contract'
import { HttpError } from '@puente/web'
import type { FactsProps } from './fact-fields.ts'

const papers: readonly DocumentKind[] = [
  'constitution-deed',
  'powers',
  'validity-certificate',
  'shareholders',
]

/** Whether staff read facts from this file: it must be the first page of a company document. */
export const hasFacts = ({ kind, page }: { readonly kind: DocumentKind; readonly page: number }): boolean =>
  page === 1 && papers.includes(kind)

/** The server's fault codes, by the path of their field. */
export const faultCodesOf = (error: Error | null): FactsProps['faults'] =>
  Object.fromEntries(
    (error instanceof HttpError ? (error.problem?.fields ?? []) : []).map(({ at, fault }) => [at, fault]),
  )
