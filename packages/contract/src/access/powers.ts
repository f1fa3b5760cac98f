/** What a member can do for the customer they act for, from the least to the most. */
export const powers = ['read', 'operate', 'administer'] as const
export type Power = (typeof powers)[number]

/** What a member is in a company. A person is the administrator of themself. */
export const memberRoles = ['administrator', 'operator', 'reader'] as const
export type MemberRole = (typeof memberRoles)[number]

/**
 * What each role can do. Administrators do everything, the company's own data and members included; operators ask prices,
 * keep recipients, order, pay and answer about orders; readers look, and take papers and files away.
 */
const powersOf: Readonly<Record<MemberRole, readonly Power[]>> = {
  administrator: powers,
  operator: ['read', 'operate'],
  reader: ['read'],
}

/** Whether a role includes a power; nobody without a role has any. */
export const hasPower = (role: MemberRole | undefined, power: Power): boolean =>
  role !== undefined && powersOf[role].includes(power)

/** The roles that include a power. */
export const rolesWith = (power: Power): readonly MemberRole[] =>
  memberRoles.filter((role) => hasPower(role, power))
