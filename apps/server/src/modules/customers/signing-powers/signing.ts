import { hasPower, refuse, type Id, type Refusal } from '@puente/contract'
import type { MemberWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { membersFor, userIdOf, type Member } from '../../access/index.ts'
import {
  decideSigning,
  openSigning,
  type OpenSigning,
  type SigningDecision,
  type SigningRule,
} from './signing-rule.ts'
import { membersByRut, signingPowersOf, type Signer, type StoredPowers } from './signing-powers.store.ts'

/** A rule in which a member signs. */
export type MemberSigning = NonNullable<MemberWire['signing']>[number]

/** The powers of a company with the members that they name. */
export interface CompanySigning {
  readonly powersId: string
  readonly members: readonly Member[]
  readonly rules: readonly SigningRule[]
  /** Representatives who are not members, or whose role does not allow operating. */
  readonly absent: readonly Signer[]
}

const operating = (members: readonly Member[]): Member[] =>
  members.filter(({ role }) => hasPower(role, 'operate'))

/** The powers in force of a company; undefined while none are recorded. */
export async function companySigning(
  work: Work,
  customerId: Id<'customer'>,
): Promise<CompanySigning | undefined> {
  const powers = (await signingPowersOf(work, [customerId])).get(customerId)
  if (powers === undefined) return undefined
  const members = await membersFor(work, customerId)
  const users = await usersOf(work, customerId, powers)
  const able = new Set<string>(operating(members).map(({ userId }) => userId))
  return {
    powersId: powers.id,
    members,
    rules: powers.rules.map(({ signers, signatures, limitUsd }) => ({
      signers: signers === null ? [...able] : signers.flatMap((at) => users[at] ?? []),
      signatures,
      limitUsdCents: limitUsd === undefined ? undefined : BigInt(limitUsd) * 100n,
    })),
    absent: powers.signers.filter((_, at) => !able.has(users[at] ?? '')),
  }
}

/** The user of each representative: the one with the recorded mail address, or with the confirmed RUT. */
async function usersOf(
  work: Work,
  customerId: Id<'customer'>,
  { signers }: StoredPowers,
): Promise<readonly (string | undefined)[]> {
  const byRut = await membersByRut(
    work,
    customerId,
    signers.map(({ rut }) => rut),
  )
  const users: (string | undefined)[] = []
  for (const { rut, email } of signers)
    users.push(byRut.get(rut)?.userId ?? (email === undefined ? undefined : await userIdOf(work, email)))
  return users
}

const signingOn = ({ members, rules }: CompanySigning, signed: readonly string[], usdCents: bigint) => ({
  rules,
  members: new Set<string>(operating(members).map(({ userId }) => userId)),
  signed: new Set(signed),
  usdCents,
})

/** What these signatures achieve for an amount. */
const decideFor = (signing: CompanySigning, signed: readonly string[], usdCents: bigint): SigningDecision =>
  decideSigning(signingOn(signing, signed, usdCents))

/** What is missing for an amount after these signatures; undefined when the present members cannot sign it. */
export const openSigningFor = (
  signing: CompanySigning,
  signed: readonly string[],
  usdCents: bigint,
): OpenSigning | undefined => openSigning(signingOn(signing, signed, usdCents))

/** Whether the present members can sign, alone or together, up to any amount. */
export const membersCanSign = ({ members, rules }: CompanySigning): boolean => {
  const able = new Set<string>(operating(members).map(({ userId }) => userId))
  return rules.some(
    ({ signers, signatures }) => new Set(signers.filter((one) => able.has(one))).size >= signatures,
  )
}

/** The rules in which a member signs, with the names of the other members who sign with them. */
export const signingOf = (signing: CompanySigning, userId: string): readonly MemberSigning[] =>
  signing.rules
    .filter(({ signers }) => signers.includes(userId))
    .map(({ signers, signatures, limitUsdCents }) => ({
      signatures,
      ...(limitUsdCents === undefined ? {} : { limitUsd: Number(limitUsdCents / 100n) }),
      others: namesOf(
        signing,
        signers.filter((one) => one !== userId),
      ),
    }))

/** Refuses an order of a company that its signatures so far do not allow. Undefined when they do. */
export async function signingRefusal(
  work: Work,
  customerId: Id<'customer'>,
  signed: readonly string[],
  usdCents: bigint,
): Promise<Refusal<'signatures-needed' | 'signing-power-missing'> | undefined> {
  const signing = await companySigning(work, customerId)
  if (signing === undefined) return undefined
  const open = openSigningFor(signing, signed, usdCents)
  if (open === undefined) return powerMissing(signing, signed, usdCents)
  if (open.missing === 0) return undefined
  return refuse('signatures-needed', {
    missing: open.missing,
    names: namesOf(signing, open.nearest).join(', '),
  })
}

/** The refusal of a signature that does not help an amount, with the reason. */
export function powerMissing(
  signing: CompanySigning,
  signed: readonly string[],
  usdCents: bigint,
): Refusal<'signing-power-missing'> {
  const decision = decideFor(signing, signed, usdCents)
  return refuse('signing-power-missing', {
    reason: decision.outcome === 'refused' ? decision.reason : 'unnamed',
    names: signing.absent.map(({ name }) => name).join(', '),
  })
}

/** The names of these members. */
export const namesOf = ({ members }: CompanySigning, userIds: readonly string[]): string[] =>
  members.filter(({ userId }) => userIds.includes(userId)).map(({ name }) => name)
