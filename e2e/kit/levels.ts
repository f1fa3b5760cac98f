import type { BrowserContext } from '@playwright/test'
import { decide, isoInYears, pdfFile, waitingOf } from './files.ts'
import { customerIn, type Newcomer } from './newcomers.ts'
import { photoFile, sendDocument } from './sent-documents.ts'
import { acceptCase, openFile } from './seen.ts'
import { sessionOf } from './session.ts'

interface Raised extends Newcomer {
  readonly id: string
  readonly name: string
}

/** The path of the application for a level of a customer, at the API and at the pages of staff. */
export async function levelApplicationOf(customerId: string): Promise<string> {
  const staff = await sessionOf('oficial', 'backoffice')
  const { items } = await staff.get<{ items: { id: string; customer: { id: string } }[] }>(
    '/api/level-applications?limit=100',
  )
  return `/level-applications/${items.find(({ customer }) => customer.id === customerId)?.id}`
}

/** Signs a new customer up in this context whom staff raise to the standard level. */
export async function raisedIn(context: BrowserContext): Promise<Raised> {
  const newcomer = await customerIn(context)
  const { api } = newcomer
  const { id, name } = (await api.get<{ actingAs: { id: string; name: string } }>('/api/session')).actingAs
  await api.send('PUT', '/api/profile', { occupation: 'retired' })
  await api.send('POST', '/api/level-applications', {})
  for (const side of ['front', 'back'])
    await sendDocument(context, { kind: 'identity', side }, await photoFile(context, `${side}.jpg`))
  const declared = { income: 'up-to-3m', purposes: ['family-support'], exposure: 'none' }
  await api.send('PATCH', '/api/level-declaration', declared)
  await api.send('POST', '/api/level-applications/submission', {})
  const waiting = await waitingOf(id)
  await decide(waiting.get('identity back'), { verdict: 'accepted' })
  const read = { type: 'chilean-id', nationality: 'CL', number: 'A1234567', name, printedEnd: isoInYears(6) }
  await decide(waiting.get('identity front'), { verdict: 'accepted', facts: { identity: read } })
  const staff = await sessionOf('oficial', 'backoffice')
  await acceptCase(staff, `/api${await levelApplicationOf(id)}`, 'grant', { note: 'Antecedentes en orden' })
  return { ...newcomer, id, name }
}

/** Sends a proof of income for the level after the standard one, without screens. */
export const proofOfIncomeIn = (context: BrowserContext): Promise<string> =>
  sendDocument(context, { kind: 'source-of-funds', page: 10 }, pdfFile('renta.pdf'))

/** Accepts a proof of income as staff. */
export async function acceptProofOfIncome(id: string): Promise<void> {
  const issuedOn = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10)
  await decide(id, { verdict: 'accepted', facts: { issuedOn } })
}

/** A new customer at the standard level of whom the next level needs only the selfie. */
export async function standardIn(context: BrowserContext): Promise<Raised> {
  const customer = await raisedIn(context)
  await customer.api.send('POST', '/api/level-applications', {})
  await acceptProofOfIncome(await proofOfIncomeIn(context))
  return customer
}

/** Consents to a selfie and sends one, without screens. */
export async function selfieIn(context: BrowserContext, { api }: Pick<Newcomer, 'api'>): Promise<void> {
  const { text } = await api.get<{ text: { hash: string } }>('/api/selfie')
  await api.send('POST', '/api/selfie-consents', { hash: text.hash })
  await sendDocument(context, { kind: 'selfie' }, await photoFile(context, 'selfie.jpg'))
}

/** Records as staff that a selfie and the identity document show the same person, without screens. */
export async function samePerson(applicationPath: string): Promise<void> {
  const staff = await sessionOf('oficial', 'backoffice')
  const { selfie, identity } = await staff.get<Record<'selfie' | 'identity', { id: string }>>(
    `/api${applicationPath}/selfie`,
  )
  for (const { id } of [selfie, identity]) await openFile(staff, id)
  const compared = { selfieId: selfie.id, identityId: identity.id }
  await staff.post(`/api${applicationPath}/selfie/verdict`, { ...compared, verdict: 'same' })
}
