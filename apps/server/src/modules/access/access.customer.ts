import {
  fromWireId,
  isRefusal,
  refuse,
  toWireId,
  type MemberRole,
  type Id,
  type Refusal,
  type RefusalCode,
} from '@puente/contract'
import { customerEndpoints, type CustomerSession } from '@puente/contract/customer'
import { handler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { checkCredentials } from './sign-in/check-credentials.ts'
import { contactHandlers } from './contacts/contact-handlers.ts'
import type { AuthContext } from './auth-context.ts'
import type { AccountId } from './holder.ts'
import type { RelyingParty } from './factors/passkeys.ts'
import { checkUnnamedPasskey, type RightProof } from './factors/proof.ts'
import { setActingCustomer } from './sign-in/sessions.store.ts'
import { accountHandlers } from './account-handlers.ts'
import {
  afterPassword,
  checkPending,
  finishPending,
  signInProven,
  type WaitingRight,
} from './sign-in/sign-in.ts'
import { tokenHash } from './sign-in/token.ts'
import { isSuspended } from './people/suspended.store.ts'
import type { ActingCustomer, ActingRestriction, CustomersOf } from './people/user.ts'
import { customerIdsOf, rolesOf, userFor } from './people/users.store.ts'

const { signIn, finishSignIn, signInWithPasskey, getSession, actAs } = customerEndpoints

export interface CustomerAccess {
  /** Returns the customers with these ids. */
  readonly customersOf: CustomersOf
  readonly party: RelyingParty
  /** Names and RUTs of customers by their ids. */
  readonly namesAndRuts: (work: Work, customerIds: readonly Id<'customer'>[]) => Promise<readonly string[]>
}

/** Handlers by which customers' users sign in, sign out, prove their identity and manage their account. */
export function accessHandlers({ customersOf, party, namesAndRuts }: CustomerAccess): readonly Handler[] {
  const context: AuthContext = {
    realm: 'user',
    party,
    mustKeepFactor: false,
    ownWords: async (work, userId) => namesAndRuts(work, await customerIdsOf(work, userId)),
  }
  return [
    ...signInHandlers(context, customersOf),
    ...sessionHandlers(customersOf),
    ...accountHandlers(customerEndpoints, context),
    ...contactHandlers,
  ]
}

const signInHandlers = (context: AuthContext, customersOf: CustomersOf): readonly Handler[] => [
  preparedHandler(
    signIn,
    (runtime, { body, request }) => checkCredentials(runtime, context.realm, body, request),
    async (work, asked, holder: AccountId) => {
      const closed = await entryRefused(work, holder, 'credentials-unknown')
      if (closed !== undefined) return closed
      const waits = await afterPassword(work, context, asked, holder)
      return waits ?? firstSession(work, customersOf, holder.id)
    },
  ),
  preparedHandler(
    finishSignIn,
    (runtime, { body: { remember: _remember, ...typed }, request }) =>
      checkPending(runtime, context, typed, request),
    async (work, asked, waiting: WaitingRight) => {
      const closed = await entryRefused(work, waiting.holder, 'sign-in-expired')
      if (closed !== undefined) return closed
      const opened = await finishPending(work, asked, waiting, asked.body.remember === true)
      return isRefusal(opened) ? opened : firstSession(work, customersOf, waiting.holder.id)
    },
  ),
  preparedHandler(
    signInWithPasskey,
    (runtime, { body, request }) =>
      checkUnnamedPasskey(runtime, context.party, context.realm, body.passkey, request),
    async (work, asked, { holder, right }: { readonly holder: AccountId; readonly right: RightProof }) => {
      const closed = await entryRefused(work, holder, 'proof-wrong')
      if (closed !== undefined) return closed
      const opened = await signInProven(work, asked, holder, right)
      return isRefusal(opened) ? opened : firstSession(work, customersOf, holder.id)
    },
  ),
]

/**
 * Refuses a user who may act for no customer: one whose access is suspended reads so, and one who is nobody's member the
 * given refusal. The identity is proved by then.
 */
async function entryRefused<Code extends RefusalCode>(
  work: Work,
  { id }: AccountId,
  otherwise: Code,
): Promise<Refusal<Code | 'access-suspended'> | undefined> {
  if ((await customerIdsOf(work, id)).length > 0) return undefined
  return refuse((await isSuspended(work, id)) ? 'access-suspended' : otherwise)
}

const sessionHandlers = (customersOf: CustomersOf): readonly Handler[] => [
  handler(getSession, async (work) => {
    const { userId, customerId } = actingUser(work)
    return toSession(work, customersOf, userId, customerId)
  }),
  handler(actAs, async (work, asked) => {
    const { userId } = actingUser(work)
    const customerId = fromWireId('customer', asked.body.customerId)
    const hash = tokenHash(asked.request.sessionToken ?? '')
    if (hash === undefined) return refuse('signed-out')
    if (customerId === undefined || !(await customerIdsOf(work, userId)).includes(customerId))
      return refuse('not-found')
    await setActingCustomer(work, hash, customerId)
    return toSession(work, customersOf, userId, customerId)
  }),
]

function actingUser(work: Work): { readonly userId: Id<'user'>; readonly customerId: Id<'customer'> } {
  if (work.actor.kind !== 'customer') throw new Error('a customer handler was opened for someone else')
  return work.actor
}

/** The session just opened, acting for the first of the user's customers. */
async function firstSession(
  work: Work,
  customersOf: CustomersOf,
  userId: Id<'user'>,
): Promise<CustomerSession> {
  const [customerId = ''] = await customerIdsOf(work, userId)
  return toSession(work, customersOf, userId, customerId)
}

/** The session as the API returns it: the user, the customer they act for, and all customers they may act for. */
export async function toSession(
  work: Work,
  customersOf: CustomersOf,
  userId: Id<'user'>,
  customerId: Id<'customer'>,
): Promise<CustomerSession> {
  const user = await userFor(work, userId)
  const roles = await rolesOf(work, userId)
  const found = new Map((await customersOf(work, [...roles.keys()])).map((known) => [known.id, known]))
  const customers = [...roles].flatMap(([id, role]) => {
    const customer = found.get(id)
    return customer === undefined ? [] : [toWire(customer, role)]
  })
  const actingAs = customers.find((customer) => customer.id === toWireId('customer', customerId))
  if (actingAs === undefined) throw new Error(`no customer ${customerId} behind a membership`)
  return { user: { ...user, id: toWireId('user', user.id) }, actingAs, customers }
}

const restrictionWire = ({ class: of, since, reviewOn, endsOn }: ActingRestriction) => ({
  class: of,
  since: since.toISOString(),
  reviewOn,
  ...(endsOn === undefined ? {} : { endsOn }),
})

const toWire = (
  {
    id,
    kind,
    level,
    name,
    mayOrder,
    jointPowers,
    restriction,
    closingSince,
    closed,
    identity,
  }: ActingCustomer,
  role: MemberRole,
): CustomerSession['actingAs'] => ({
  id: toWireId('customer', id),
  kind,
  level,
  name,
  mayOrder,
  ...(jointPowers === true ? { jointPowers } : {}),
  ...(closingSince === undefined ? {} : { closingSince: closingSince.toISOString() }),
  ...(closed === undefined ? {} : { closed: { at: closed.at.toISOString(), keptUntil: closed.keptUntil } }),
  ...(restriction === undefined ? {} : { restriction: restrictionWire(restriction) }),
  identity,
  role,
})
