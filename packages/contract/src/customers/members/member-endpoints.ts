import { z } from 'zod/mini'
import { memberRoles } from '../../access/powers.ts'
import { endpoint } from '../../endpoint.ts'
import { instant, text, wireId } from '../../shapes.ts'

/** One rule of powers in which a member signs. */
export const memberSigning = z.strictObject({
  /** How many have to sign, the member included: 1 is alone. */
  signatures: z.int(),
  /** In whole USD; absent without a limit. */
  limitUsd: z.optional(z.int()),
  /** Names of the other members who may sign by this rule. */
  others: z.array(text(200)),
})

/** A member of a company, as the other members see them. */
const member = z.strictObject({
  id: wireId('user'),
  name: text(200),
  role: z.enum(memberRoles),
  /** When they became a member. */
  since: instant,
  /** Whether it is the caller. */
  isYou: z.boolean(),
  /**
   * How the member signs for the company by its powers; empty when the powers do not name them. Absent while no
   * powers are recorded.
   */
  signing: z.optional(z.array(memberSigning)),
})
export type MemberWire = z.output<typeof member>

const id = z.strictObject({ id: wireId('user') })

export const listMembers = endpoint({
  name: 'listMembers',
  summary: 'The members of a customer with their roles, the longest-standing first.',
  method: 'GET',
  path: '/api/members',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({ items: z.array(member) }),
  refusals: [],
})

export const changeMemberRole = endpoint({
  name: 'changeMemberRole',
  summary: 'Gives a member another role, from their next request on.',
  method: 'PUT',
  path: '/api/members/:id/role',
  who: 'customer',
  power: 'administer',
  stepUp: true,
  params: id,
  body: z.strictObject({ role: z.enum(memberRoles) }),
  reply: member,
  refusals: ['last-administrator'],
})

export const removeMember = endpoint({
  name: 'removeMember',
  summary: 'Removes a member of the customer and ends their sessions for it.',
  method: 'DELETE',
  path: '/api/members/:id',
  who: 'customer',
  power: 'administer',
  stepUp: true,
  params: id,
  refusals: ['last-administrator'],
})
