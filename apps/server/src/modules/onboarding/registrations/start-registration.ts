import { isRefusal, refuse, toWireId, type FieldFault, type Refusal, type WireId } from '@puente/contract'
import { networkOf } from '../../../platform/http/requests/network.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { hashPassword, normalEmail, passwordFault } from '../../access/index.ts'
import { acceptanceFaults, acceptTerms, type AcceptedTexts, type Publisher } from '../../terms/index.ts'
import { maskedEmail } from '../applications/masked.ts'
import { readEmail, readName } from '../applications/person-fields.ts'
import { registrationLifeMs, type Registration } from './registration.ts'
import { insertRegistration } from './registrations.store.ts'
import { sendRegistrationCode } from './send-registration-code.ts'

const actor = { kind: 'system', name: 'onboarding' } as const

export interface RegistrationForm {
  readonly givenNames: string
  readonly surnames: string
  readonly email: string
  readonly password: string
  readonly invitationCode?: string | undefined
  readonly accepts: { readonly termsOfUse: number; readonly privacyNotice: number }
}

export const textsOf = ({ accepts }: Pick<RegistrationForm, 'accepts'>): AcceptedTexts => ({
  'terms-of-use': accepts.termsOfUse,
  'privacy-notice': accepts.privacyNotice,
})

/** The validated form and the hash of its password. Hashes outside a transaction. */
export async function prepareRegistration(
  runtime: Runtime,
  publisher: Publisher,
  form: RegistrationForm,
  { ip }: Pick<RequestFacts, 'ip'>,
): Promise<Omit<Registration, 'id'> | Refusal<'fields-wrong'>> {
  const read = {
    givenNames: readName(form.givenNames),
    surnames: readName(form.surnames),
    email: readEmail(form.email),
  }
  const faults: FieldFault[] = Object.entries(read).flatMap(([at, field]) =>
    'fault' in field ? [{ at, fault: field.fault }] : [],
  )
  const words = [form.givenNames, form.surnames, publisher.brand]
  const weak = await passwordFault(form.password, { email: form.email, words })
  if (weak !== undefined) faults.push({ at: 'password', fault: weak })
  faults.push(...(await runtime.work(actor, (work) => acceptanceFaults(work, publisher, textsOf(form)))))
  const { givenNames, surnames, email: mail } = read
  if (faults.length > 0 || 'fault' in givenNames || 'fault' in surnames || 'fault' in mail)
    return refuse('fields-wrong', {}, faults)
  const email = normalEmail(mail.normalised)
  return {
    email,
    givenNames: givenNames.normalised,
    surnames: surnames.normalised,
    password: await hashPassword(form.password, networkOf(ip)),
    invitationCode: form.invitationCode,
  }
}

/**
 * Stores a registration with its consents, and sends its code. The response does not show whether the e-mail has an
 * account.
 */
export async function startRegistration(
  work: Work,
  publisher: Publisher,
  person: Omit<Registration, 'id'>,
  texts: AcceptedTexts,
  ip: string,
): Promise<
  | { readonly registrationId: WireId<'registration'>; readonly sentTo: string }
  | Refusal<'fields-wrong' | 'too-many-codes'>
> {
  const registration = { ...person, id: work.id() }
  const expiresAt = new Date(work.realNow.getTime() + registrationLifeMs)
  await insertRegistration(work, registration, expiresAt)
  const accepted = await acceptTerms(work, publisher, { registrationId: registration.id }, texts, ip)
  if (isRefusal(accepted)) return accepted
  const sent = await sendRegistrationCode(work, registration)
  if (isRefusal(sent)) return sent
  return {
    registrationId: toWireId('registration', registration.id),
    sentTo: maskedEmail(registration.email),
  }
}
