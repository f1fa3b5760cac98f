import { refuse, type Refusal } from '@puente/contract'
import { formatRut } from '@puente/contract/corridors'
import type { ApplicationWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { customerFor, type Customer } from '../../customers/index.ts'
import { localityOf } from '../../localities/index.ts'
import { attemptRules, missingOf, shownStatus, withPhone, type ApplicationFile } from './application.ts'
import { applicationFor } from './applications.store.ts'
import { countedAttempts } from './asks.store.ts'
import { applicant, provenPhone } from './open-application.ts'

/** The acting person's application. Empty when it has not been begun. */
export async function applicationView(work: Work): Promise<ApplicationWire | Refusal<'not-found'>> {
  const { userId, customerId } = applicant(work)
  const customer = await customerFor(work, customerId)
  if (customer?.kind !== 'person') return refuse('not-found')
  const kept = await applicationFor(work, customerId)
  const status = kept?.status ?? (customer.identity === 'confirmed' ? 'confirmed' : 'draft')
  const proven = await provenPhone(work, userId)
  const { file, phoneVerified } = withPhone(kept?.file ?? fileOf(customer), proven)
  const used = kept === undefined ? 0 : await countedAttempts(work, customerId, kept.attemptsFrom)
  return {
    ...shownStatus(status),
    ...(kept === undefined || kept.asksAgain.length === 0 ? {} : { asks: [...kept.asksAgain] }),
    file: await fileWire(work, file),
    phoneVerified,
    missing: status === 'confirmed' ? [] : missingOf(file, phoneVerified),
    attemptsLeft: Math.max(0, attemptRules.max - used),
    ...(kept?.submittedAt === undefined ? {} : { submittedAt: kept.submittedAt.toISOString() }),
    ...(status !== 'with-staff' || kept?.reviewDueAt === undefined
      ? {}
      : { answerBy: kept.reviewDueAt.toISOString() }),
  }
}

/** The data of a customer whose identity was confirmed elsewhere, as an application. */
const fileOf = ({ rut, birthDate, address }: Customer): ApplicationFile => ({
  ...(rut === undefined ? {} : { rut }),
  ...(birthDate === undefined ? {} : { birthDate }),
  ...(address === undefined ? {} : { address }),
})

async function fileWire(work: Work, file: ApplicationFile): Promise<ApplicationWire['file']> {
  const { rut, address, ...rest } = file
  const locality = address?.comuna === undefined ? undefined : await localityOf(work, address.comuna)
  const names = locality && { comunaName: locality.comuna.name, regionName: locality.region.name }
  return {
    ...rest,
    ...(rut === undefined ? {} : { rut: formatRut(rut) }),
    ...(address === undefined ? {} : { address: { ...addressWire(address), ...names } }),
  }
}

function addressWire({ street, number, unit, comuna }: NonNullable<ApplicationFile['address']>) {
  return {
    ...(street === undefined ? {} : { street }),
    ...(number === undefined ? {} : { number }),
    ...(unit === undefined ? {} : { unit }),
    ...(comuna === undefined ? {} : { comuna }),
  }
}
