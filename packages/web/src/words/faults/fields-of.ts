import type { FieldFault } from '@puente/contract'
import { HttpError } from '../../client/http-error.ts'

/** Faults at lines of a checklist: the page shows the list, and no form has a field for them. */
const CHECKS = 'checks.'

/** The faults of a refused call at fields of its body. */
export const fieldsOf = (error: unknown): readonly FieldFault[] =>
  error instanceof HttpError ? (error.problem?.fields ?? []).filter(({ at }) => !at.startsWith(CHECKS)) : []
