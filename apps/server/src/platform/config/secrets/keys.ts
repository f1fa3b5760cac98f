/** Minimum number of different bytes in a key. 32 random bytes have 16 or fewer with a probability of 10^-19. */
const LEAST_DIFFERENT_BYTES = 16
const LEAST_DIFFERENT_CHARACTERS = 8

/** The bytes of a 32-byte key in base64 or base64url, padded or not; undefined for other texts. */
export function keyBytes(text: string): Buffer | undefined {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === 32 ? bytes : undefined
}

/** Whether bytes look handwritten: all equal, consecutive, or few different ones. */
export function isGuessable(bytes: Buffer): boolean {
  const steps = new Set(bytes.subarray(1).map((byte, at) => byte - (bytes[at] ?? 0)))
  return new Set(bytes).size < LEAST_DIFFERENT_BYTES || steps.size < 4
}

/** Comma-separated secrets of one variable, during rotation. An empty entry is a fault. */
export function secretsIn(name: string, text: string, faults: string[]): readonly string[] {
  const entries = text.split(',').map((entry) => entry.trim())
  if (entries.includes('')) faults.push(`${name} holds an empty entry: anybody could sign with it.`)
  return Object.freeze(entries.filter((entry) => entry !== ''))
}

/** A secret shared with a partner, and the name of its variable. */
export interface SharedSecret {
  readonly name: string
  readonly value: string
  /** A secret that the partner chooses may be shorter than one that we choose. */
  readonly leastLength: 16 | 24
}

/** The faults of shared secrets in production: too short, guessable, or used for two purposes. */
export function judgeShared(secrets: readonly SharedSecret[], faults: string[]): void {
  const seen = new Map<string, string>()
  for (const { name, value, leastLength } of secrets) {
    if (value.length < leastLength) faults.push(`${name} has fewer than ${leastLength} characters.`)
    else if (new Set(value).size < LEAST_DIFFERENT_CHARACTERS) faults.push(`${name} is guessable.`)
    const other = seen.get(value)
    if (other !== undefined)
      faults.push(
        other === name ? `${name} holds the same secret twice.` : `${name} and ${other} are the same secret.`,
      )
    seen.set(value, name)
  }
}
