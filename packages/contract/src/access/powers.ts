/** What a member may do for the customer they act for, from the least to the most. */
export const powers = ['read', 'operate', 'administer'] as const
export type Power = (typeof powers)[number]

/** The role of a member in a company. The user of a personal account is its administrator. */
export const memberRoles = ['administrator', 'operator', 'reader'] as const
export type MemberRole = (typeof memberRoles)[number]

/**
 * The powers of each role. Administrators may do everything, including the company's data and its members.
 * Operators get prices, manage recipients, order, pay and answer about orders. Readers view, and download
 * documents and files.
 */
const powersOf: Readonly<Record<MemberRole, readonly Power[]>> = {
  administrator: powers,
  operator: ['read', 'operate'],
  reader: ['read'],
}

/** Whether a role includes a power; false without a role. */
export const hasPower = (role: MemberRole | undefined, power: Power): boolean =>
  role !== undefined && powersOf[role].includes(power)

/** The roles that include a power. */
export const rolesWith = (power: Power): readonly MemberRole[] =>
  memberRoles.filter((role) => hasPower(role, power))
