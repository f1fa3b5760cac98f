import { settingKind } from '@puente/contract/staff'
import type { DocumentWire, SelfieViewWire } from '@puente/contract/customer'
import type { SelfieComparisonWire } from '@puente/contract/staff'
import type { Answer, Client } from './client.ts'
import type { Made } from './companies.ts'
import { applicationPath, applied } from './levels.ts'
import { asOwner } from './owner.ts'
import { confirmSetting, proposeSetting, settingNow } from './settings.ts'
import { photo, sendFile } from './uploads.ts'
import type { TestEnvironment } from './world.ts'

const key = 'person/standard'

/** Changes by two people whether the standard level of persons needs a selfie. */
export async function needSelfie(analyst: Client, officer: Client, selfie = true): Promise<void> {
  const data = await settingNow(analyst, settingKind.levelRequirements, key)
  await proposeSetting(analyst, settingKind.levelRequirements, { ...data, selfie }, { key })
  const { status } = await confirmSetting(officer, settingKind.levelRequirements, key)
  if (status !== 200) throw new Error(`the setting was not confirmed: ${status}`)
}

/** Where the selfie of the acting customer stands. */
export const selfieOf = async (client: Client): Promise<SelfieViewWire> =>
  (await client.get<SelfieViewWire>('/api/selfie')).body

/** Consents to the text in force. */
export const consented = async (client: Client): Promise<Answer<SelfieViewWire>> =>
  client.post<SelfieViewWire>('/api/selfie-consents', { hash: (await selfieOf(client)).text.hash })

/** Sends a photo as the selfie of the acting customer. */
export const sendSelfie = async (client: Client): Promise<Answer<DocumentWire>> =>
  sendFile(client, await photo(), { kind: 'selfie', fileName: 'selfie.jpg' })

/** Consents, sends a selfie and applies for the level. Returns the path of the comparison. */
export async function selfieSubmitted(officer: Client, person: Made): Promise<string> {
  await consented(person.client)
  await sendSelfie(person.client)
  await applied(person.client)
  return `${await applicationPath(officer, person)}/selfie`
}

/** The comparison, as staff read it. */
export const comparisonAt = async (staff: Client, path: string): Promise<SelfieComparisonWire> =>
  (await staff.get<SelfieComparisonWire>(path)).body

/** Decides about the pictures that are there now. */
export async function verdict(
  staff: Client,
  path: string,
  body: object = { verdict: 'same' },
): Promise<Answer<SelfieComparisonWire>> {
  const { selfie, identity } = await comparisonAt(staff, path)
  for (const picture of [selfie, identity]) if (picture !== undefined) await staff.openFile(picture.id)
  return staff.post(`${path}/verdict`, { selfieId: selfie?.id, identityId: identity?.id, ...body })
}

/** Withdraws the consent of the acting user. */
export const withdraw = ({ client }: Made): Promise<Answer<unknown>> =>
  client.post('/api/selfie-consents/withdrawal', {})

interface StoredSelfie {
  readonly state: string
  /** Whether the picture is there. */
  readonly kept: boolean
  /** The days from the verdict to its erasure. */
  readonly days: string | null
}

/** The selfies of a customer, the oldest first. */
export const storedSelfies = (world: TestEnvironment, { customerId }: Made): Promise<StoredSelfie[]> =>
  asOwner<StoredSelfie>(
    world,
    `select state, content_id is not null as kept,
       round(extract(epoch from keep_until - decided_at) / 86400)::text as days
     from documents.document where customer_id = $1 and kind = 'selfie' order by received_at`,
    [customerId],
  )
