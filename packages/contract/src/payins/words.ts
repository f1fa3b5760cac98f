/** The kinds of account a Chilean bank keeps. */
export const accountTypes = ['corriente', 'vista', 'ahorro'] as const
export type AccountType = (typeof accountTypes)[number]
