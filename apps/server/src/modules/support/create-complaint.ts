import { refuse, type Refusal } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import type { Work } from '../../platform/work.ts'
import type { Thread } from './thread.ts'
import { openThread } from './write.ts'

export interface Complaint {
  readonly name: string
  readonly email: string
  readonly phone?: string | undefined
  readonly rut?: string | undefined
  readonly transferReference?: string | undefined
  readonly text: string
}

/**
 * Creates a complaint of an unauthenticated user. Their details are stored as given and never link the thread to an
 * account or a transfer, because nothing proves that either is theirs.
 */
export async function createComplaint(
  work: Work,
  { text, transferReference, ...complaint }: Complaint,
): Promise<Thread | Refusal<'fields-wrong'>> {
  const rut = complaint.rut === undefined ? undefined : parseRut(complaint.rut)
  if (rut !== undefined && 'fault' in rut)
    return refuse('fields-wrong', {}, [{ at: 'rut', fault: rut.fault }])
  const name = complaint.name.trim()
  if (name.length < 2) return refuse('fields-wrong', {}, [{ at: 'name', fault: 'too-short' }])
  const contact = {
    name,
    email: complaint.email.trim(),
    phone: complaint.phone?.trim(),
    rut: rut?.normalised,
    claimedReference: transferReference?.trim(),
  }
  return openThread(work, { kind: 'complaint', contact }, { text })
}
