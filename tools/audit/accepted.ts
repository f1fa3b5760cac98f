import type { Finding } from './osv.ts'

/** An advisory that does not concern us, with the reason, until a day. */
export interface Accepted {
  readonly id: string
  readonly reason: string
  /** The last day, as YYYY-MM-DD. */
  readonly until: string
}

/** What fails the audit: each finding that is not accepted, and each acceptance that is over or concerns nothing. */
export function faultsOf(
  findings: readonly Finding[],
  accepted: readonly Accepted[],
  today: string,
): readonly string[] {
  const valid = new Set(accepted.filter(({ until }) => until >= today).map(({ id }) => id))
  return [
    ...findings
      .filter(({ id }) => !valid.has(id))
      .map(({ id, name, version, summary }) => `${name} ${version}: ${id} ${summary}`.trimEnd()),
    ...accepted
      .filter(({ until }) => until < today)
      .map(({ id, until }) => `${id} was accepted until ${until}: decide about it again.`),
    ...accepted
      .filter(({ id }) => !findings.some((finding) => finding.id === id))
      .map(({ id }) => `${id} is accepted and concerns no installed package: remove it.`),
  ]
}
