import { purposes, type CustomerKind, type Purpose } from '@puente/contract'

const usual: Readonly<Record<CustomerKind, readonly Purpose[]>> = {
  person: ['family-support', 'own-account', 'education', 'health', 'rent', 'travel'],
  company: ['goods', 'services', 'salary', 'software', 'freight', 'own-account'],
}

/** All purposes: first those that are usual for a kind of customer, then the others. */
export function offeredPurposes(kind: CustomerKind): { first: readonly Purpose[]; more: readonly Purpose[] } {
  return { first: usual[kind], more: purposes.filter((purpose) => !usual[kind].includes(purpose)) }
}
