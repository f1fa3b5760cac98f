import { purposes, type CustomerKind, type Purpose } from '@puente/contract'

const usual: Readonly<Record<CustomerKind, readonly Purpose[]>> = {
  person: ['family-support', 'own-account', 'education', 'health', 'rent', 'travel'],
  company: ['goods', 'services', 'salary', 'software', 'freight', 'own-account'],
}

/** The purposes a kind of customer usually has, and then all others: none is left out. */
export function offeredPurposes(kind: CustomerKind): { first: readonly Purpose[]; more: readonly Purpose[] } {
  return { first: usual[kind], more: purposes.filter((purpose) => !usual[kind].includes(purpose)) }
}
