import { fromWireId, refuse, toWireId, type Refusal } from '@puente/contract'
import { customerEndpoints, type CustomerSession } from '@puente/contract/customer'
import { door, preparedDoor, type Asked, type Door } from '../../platform/http/door.ts'
import type { Work } from '../../platform/work.ts'
import { checkCredentials, type Proven } from './check-credentials.ts'
import { issueSession, sessionLife } from './session.ts'
import { deleteSession, insertSession, setActingCustomer } from './sessions.store.ts'
import { tokenHash } from './token.ts'
import type { ActingCustomer, CustomersOf } from './user.ts'
import { customerIdsOf, userCredentials, userFor } from './users.store.ts'

const { signIn, getSession, actAs, signOut } = customerEndpoints

/** The doors through which customers' users come and go; `customersOf` says who those are for whom they act. */
export const accessDoors = (customersOf: CustomersOf): readonly Door[] => {
  const sessionOf = (work: Work, userId: string, customerId: string) =>
    toSession(work, customersOf, userId, customerId)
  return [
    preparedDoor(
      signIn,
      (desk, asked) => checkCredentials(desk, 'customer', asked.body, asked.request, userCredentials),
      (work, asked, proven: Proven) => openSession(work, asked, proven, sessionOf),
    ),
    door(getSession, async (work) => {
      const { userId, customerId } = actingUser(work)
      return sessionOf(work, userId, customerId)
    }),
    door(actAs, async (work, asked) => {
      const { userId } = actingUser(work)
      const customerId = fromWireId('customer', asked.body.customerId)
      const hash = tokenHash(asked.request.sessionToken ?? '')
      if (hash === undefined) return refuse('signed-out')
      if (customerId === undefined || !(await customerIdsOf(work, userId)).includes(customerId))
        return refuse('not-found')
      await setActingCustomer(work, hash, customerId)
      return sessionOf(work, userId, customerId)
    }),
    door(signOut, async (work, asked) => {
      asked.setCookie('clear')
      const hash = tokenHash(asked.request.sessionToken ?? '')
      const userId = hash && (await deleteSession(work, hash))
      if (userId !== undefined) await work.audit({ action: 'signOut', subject: userId })
      return undefined
    }),
  ]
}

/** Opens a session under a token nobody has seen before; the one that came with the request ends. */
async function openSession(
  work: Work,
  asked: Asked<typeof signIn>,
  proven: Proven,
  sessionOf: (work: Work, userId: string, customerId: string) => Promise<CustomerSession>,
): Promise<CustomerSession | Refusal<'credentials-unknown'>> {
  const [customerId] = await customerIdsOf(work, proven.id)
  if (customerId === undefined) return refuse('credentials-unknown')
  const former = tokenHash(asked.request.sessionToken ?? '')
  if (former !== undefined) await deleteSession(work, former)
  const session = issueSession(proven.at)
  await insertSession(work, session, proven.id, customerId)
  await work.audit({ action: 'signIn', subject: proven.id })
  asked.setCookie({ token: session.token, maxAgeSeconds: sessionLife.longestMs / 1000 })
  return sessionOf(work, proven.id, customerId)
}

function actingUser(work: Work): { readonly userId: string; readonly customerId: string } {
  if (work.actor.kind !== 'customer') throw new Error('a customer door was opened for someone else')
  return work.actor
}

async function toSession(
  work: Work,
  customersOf: CustomersOf,
  userId: string,
  customerId: string,
): Promise<CustomerSession> {
  const user = await userFor(work, userId)
  const ids = await customerIdsOf(work, userId)
  const found = new Map((await customersOf(work, ids)).map((customer) => [customer.id, customer]))
  const customers = ids.flatMap((id) => found.get(id) ?? []).map(toWire)
  const actingAs = customers.find((customer) => customer.id === toWireId('customer', customerId))
  if (actingAs === undefined) throw new Error(`no customer ${customerId} behind a membership`)
  return { user: { ...user, id: toWireId('user', user.id) }, actingAs, customers }
}

const toWire = ({ id, kind, name, mayOrder }: ActingCustomer): CustomerSession['actingAs'] => ({
  id: toWireId('customer', id),
  kind,
  name,
  mayOrder,
})
