/** Who binds the company together, up to which amount. Signers are ids of users. */
export interface SigningRule {
  readonly signers: readonly string[]
  /** How many distinct signers have to sign. */
  readonly signatures: number
  /** In US cents; undefined without a limit. */
  readonly limitUsdCents: bigint | undefined
}

/** What signatures so far achieve, and what is missing. */
export type SigningDecision =
  | { readonly outcome: 'complete' }
  /** `missing` more signatures, of these members. */
  | { readonly outcome: 'needs'; readonly missing: number; readonly from: readonly string[] }
  /**
   * No rule that includes a signer allows the amount: the signer is in no rule, the amount is above every limit, or
   * too few of the representatives are members.
   */
  | { readonly outcome: 'refused'; readonly reason: 'unnamed' | 'limit' | 'absent' }

interface Signing {
  readonly rules: readonly SigningRule[]
  /** Members whose role allows operating. Signatures of others do not count. */
  readonly members: ReadonlySet<string>
  readonly signed: ReadonlySet<string>
  readonly usdCents: bigint
}

/** Decides an amount from the rules and the signatures so far. The order of signatures has no effect. */
export function decideSigning({ rules, members, signed, usdCents }: Signing): SigningDecision {
  const theirs = rules
    .map((rule) => ({ ...rule, present: [...new Set(rule.signers)].filter((one) => members.has(one)) }))
    .filter(({ present }) => present.some((one) => signed.has(one)))
  if (theirs.length === 0) return { outcome: 'refused', reason: 'unnamed' }
  const within = theirs.filter(
    ({ limitUsdCents }) => limitUsdCents === undefined || usdCents <= limitUsdCents,
  )
  if (within.length === 0) return { outcome: 'refused', reason: 'limit' }
  const open = within
    .filter(({ present, signatures }) => present.length >= signatures)
    .map(({ present, signatures }) => {
      const left = present.filter((one) => !signed.has(one))
      return { missing: signatures - (present.length - left.length), left }
    })
  if (open.length === 0) return { outcome: 'refused', reason: 'absent' }
  const missing = Math.min(...open.map((one) => one.missing))
  if (missing <= 0) return { outcome: 'complete' }
  const from = new Set(open.filter((one) => one.missing === missing).flatMap(({ left }) => left))
  return { outcome: 'needs', missing, from: [...from] }
}

/** What is missing by the rule that needs the fewest further signatures. */
export interface OpenSigning {
  readonly missing: number
  /** Members whose signature brings that rule forward. */
  readonly nearest: readonly string[]
  /** Members whose signature brings any rule forward that allows the amount. */
  readonly able: readonly string[]
}

/** How the members can sign an amount together; undefined when no rule allows it with the present members. */
export function openSigning({ rules, members, signed, usdCents }: Signing): OpenSigning | undefined {
  const open = rules
    .filter(({ limitUsdCents }) => limitUsdCents === undefined || usdCents <= limitUsdCents)
    .map(({ signers, signatures }) => {
      const present = [...new Set(signers)].filter((one) => members.has(one))
      const left = present.filter((one) => !signed.has(one))
      return {
        isPossible: present.length >= signatures,
        missing: signatures - (present.length - left.length),
        left,
      }
    })
    .filter(({ isPossible }) => isPossible)
  if (open.length === 0) return undefined
  const missing = Math.min(...open.map((one) => one.missing))
  const of = (chosen: typeof open) => [...new Set(chosen.flatMap(({ left }) => left))]
  return {
    missing: Math.max(missing, 0),
    nearest: of(open.filter((one) => one.missing === missing)),
    able: of(open),
  }
}
