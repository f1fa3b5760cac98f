import type { Id } from '@puente/contract'
import { normalName } from '@puente/contract/corridors'
import type { SenderNameWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { asWritten, nameChecks, unwritableSigns, type NameChecks } from './name-checks.ts'
import { nameFold } from './name-fold.ts'
import { lastNameRequest, namesFor } from './sender-names.store.ts'

/** The names of the acting customer. Throws when the customer does not exist. */
async function namesOf(work: Work, customerId: Id<'customer'>) {
  const names = await namesFor(work, customerId)
  if (names === undefined) throw new Error(`customer ${customerId} is not there`)
  return names
}

const shown = (checks: NameChecks, name: string) => {
  const written = asWritten(checks, name)
  return { name, ...(written === undefined ? {} : { asWritten: written }) }
}

/** The sender name, the name on the document, and the outcome of the last request. */
export async function senderNameView(work: Work, customerId: Id<'customer'>): Promise<SenderNameWire> {
  const { name, documentName } = await namesOf(work, customerId)
  const checks = await nameChecks(work)
  const last = await lastNameRequest(work, customerId)
  return {
    ...shown(checks, name),
    unwritable: unwritableSigns(checks, name),
    ...(documentName === undefined ? {} : { documentName }),
    ...(last === undefined || last.decision !== undefined
      ? {}
      : {
          request: {
            ...shown(checks, last.name),
            askedAt: last.askedAt.toISOString(),
            answerBy: last.dueAt.toISOString(),
          },
        }),
    ...(last?.decision === 'refused' && last.reason !== undefined
      ? { lastRefusal: { ...shown(checks, last.name), reason: last.reason } }
      : {}),
  }
}

/** The name as a rail would write it, and whether it equals the one on the document. */
export async function senderNamePreview(work: Work, customerId: Id<'customer'>, typed: string) {
  const { kind, documentName } = await namesOf(work, customerId)
  const checks = await nameChecks(work)
  const written = asWritten(checks, typed)
  return {
    ...(written === undefined ? {} : { asWritten: written }),
    unwritable: unwritableSigns(checks, typed),
    equalsDocument:
      documentName !== undefined && nameFold(kind, normalName(typed)) === nameFold(kind, documentName),
  }
}
