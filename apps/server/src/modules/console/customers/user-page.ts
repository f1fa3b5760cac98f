import { refuse, toWireId, type Id, type Refusal, type StaffRole, readsCompliance } from '@puente/contract'
import type { StaffDevice, StaffUser } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import {
  contactsOf,
  devicesOfUser,
  membershipsOf,
  othersInBrowser,
  presenceOf,
  sessionsOfDevice,
  userDevice,
} from '../../access/index.ts'
import { customerReferences } from '../../customers/index.ts'
import { accessProposal } from '../../user-access/index.ts'
import * as store from './customer-page.store.ts'

interface Browser {
  readonly id: Id<'device'>
  readonly browser?: string | null
  readonly system?: string | null
  readonly firstSeenAt: Date
  readonly seenAt: Date
  readonly rememberedUntil?: Date | null | undefined
}

const deviceView = ({ id, browser, system, firstSeenAt, seenAt, rememberedUntil }: Browser) => ({
  id: toWireId('device', id),
  ...(browser == null ? {} : { browser }),
  ...(system == null ? {} : { system }),
  firstSeenAt: firstSeenAt.toISOString(),
  seenAt: seenAt.toISOString(),
  ...(rememberedUntil == null ? {} : { rememberedUntil: rememberedUntil.toISOString() }),
})

/** A user with the customers they act for and their browsers. The view is recorded in the audit trail. */
export async function userPage(work: Work, id: Id<'user'>): Promise<StaffUser | Refusal<'not-found'>> {
  const facts = await userFacts(work, id)
  if (facts === undefined) return refuse('not-found')
  await work.audit({ action: 'look-at-user', subject: id })
  return facts
}

/** The same without recording the view; undefined for an unknown user. */
export async function userFacts(work: Work, id: Id<'user'>): Promise<StaffUser | undefined> {
  const contact = (await contactsOf(work, [id])).get(id)
  const presence = (await presenceOf(work, 'user', [id])).get(id)
  if (contact === undefined || presence === undefined) return undefined
  const memberships = await membershipsOf(work, id)
  const customers = await customerReferences(
    work,
    memberships.map(({ customerId }) => customerId),
  )
  const { lastSeenAt, sessions, secondFactor } = presence
  const proposal = await accessProposal(work, id)
  return {
    id: toWireId('user', id),
    ...contact,
    secondFactor,
    sessions,
    ...(lastSeenAt === undefined ? {} : { lastSeenAt: lastSeenAt.toISOString() }),
    memberships: memberships.flatMap(({ customerId, role, since }) => {
      const customer = customers.get(customerId)
      return customer === undefined ? [] : [{ customer, role, since: since.toISOString() }]
    }),
    devices: (await devicesOfUser(work, id)).map(deviceView),
    accepted: (await store.acceptedBy(work, [id])).map(({ kind, version, at }) => ({
      kind,
      version,
      at: at.toISOString(),
    })),
    ...(proposal === undefined ? {} : { proposal }),
  }
}

/** A browser of a user with its sessions, and for compliance who else used it. The view is recorded in the audit trail. */
export async function devicePage(
  work: Work,
  id: Id<'device'>,
  role: StaffRole,
): Promise<StaffDevice | Refusal<'not-found'>> {
  const device = await userDevice(work, id)
  if (device === undefined) return refuse('not-found')
  await work.audit({ action: 'look-at-user-device', subject: id })
  const sessions = await sessionsOfDevice(work, id)
  const mayJudge = readsCompliance(role)
  const others = mayJudge ? await othersInBrowser(work, id) : []
  const names = await contactsOf(work, [device.userId, ...others.map(({ userId }) => userId)])
  const customers = await customerReferences(
    work,
    sessions.map(({ customerId }) => customerId),
  )
  const userOf = (userId: Id<'user'>) => ({
    id: toWireId('user', userId),
    name: names.get(userId)?.name ?? '',
  })
  return {
    ...deviceView(device),
    user: userOf(device.userId),
    sessions: sessions.flatMap(({ customerId, since, seenAt }) => {
      const customer = customers.get(customerId)
      return customer === undefined
        ? []
        : [{ customer, since: since.toISOString(), seenAt: seenAt.toISOString() }]
    }),
    ...(mayJudge
      ? {
          alsoUsedBy: others.map(({ id: deviceId, userId, seenAt }) => ({
            user: userOf(userId),
            deviceId: toWireId('device', deviceId),
            seenAt: seenAt.toISOString(),
          })),
        }
      : {}),
  }
}
