import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { addressLine, comunaName, customersFor } from '../../customers/index.ts'
import { declaredActivities } from '../../onboarding/index.ts'
import type { Parties } from '../../transfers/index.ts'
import type { TaxedTransfer } from './tax-document.ts'

type Originator = Parties['originator']
type Known = Pick<TaxedTransfer, 'comuna' | 'activity'>

/** A transfer of a customer, with its originator. */
interface Sent {
  readonly id: string
  readonly customerId: Id<'customer'>
  readonly originator: Originator
}

/**
 * What an invoice states about a receiver besides the originator, by transfer: the activity of the company's file now,
 * and the comuna of the order. An order from before the comuna was recorded has it if its address is still that of the
 * customer.
 */
export async function receiversOf(work: Work, sent: readonly Sent[]): Promise<ReadonlyMap<string, Known>> {
  const ids = [...new Set(sent.map(({ customerId }) => customerId))]
  const activities = await declaredActivities(work, ids)
  const earlier = sent.filter(({ originator }) => originator.comuna === undefined)
  const presents = await presentAddresses(work, [...new Set(earlier.map(({ customerId }) => customerId))])
  return new Map(
    sent.map(({ id, customerId, originator }) => {
      const now = presents.get(customerId)
      const comuna = originator.comuna ?? (now?.line === originator.address ? now?.comuna : undefined)
      return [id, { comuna, activity: activities.get(customerId) }]
    }),
  )
}

interface PresentAddress {
  readonly line: string
  readonly comuna: string | undefined
}

async function presentAddresses(
  work: Work,
  ids: readonly Id<'customer'>[],
): Promise<ReadonlyMap<Id<'customer'>, PresentAddress>> {
  if (ids.length === 0) return new Map()
  const found = [...(await customersFor(work, ids)).values()].map(async ({ id, address }) =>
    address === undefined
      ? undefined
      : ([id, { line: await addressLine(work, address), comuna: await comunaName(work, address) }] as const),
  )
  return new Map((await Promise.all(found)).filter((one) => one !== undefined))
}
