/** Fewer different bytes do not come out of a random generator: of 32 random ones, 16 or fewer are alike once in 10^19. */
const LEAST_DIFFERENT_BYTES = 16
const LEAST_DIFFERENT_CHARACTERS = 8

/** The bytes of a key of 32 bytes in base64 or base64url, padded or not; undefined when it is none. */
export function keyBytes(text: string): Buffer | undefined {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === 32 ? bytes : undefined
}

/** Whether bytes look written by hand: all alike, counted up, or a few repeated. */
export function isGuessable(bytes: Buffer): boolean {
  const steps = new Set(bytes.subarray(1).map((byte, at) => byte - (bytes[at] ?? 0)))
  return new Set(bytes).size < LEAST_DIFFERENT_BYTES || steps.size < 4
}

/** Secrets in one variable, comma-separated while one is being rotated; an empty entry is a fault. */
export function secretsIn(name: string, text: string, faults: string[]): readonly string[] {
  const entries = text.split(',').map((entry) => entry.trim())
  if (entries.includes('')) faults.push(`${name} holds an empty entry: anybody could sign with it.`)
  return Object.freeze(entries.filter((entry) => entry !== ''))
}

/** A secret shared with somebody else, under the name of its variable. */
export interface SharedSecret {
  readonly name: string
  readonly value: string
  /** What the other side gives may be shorter than what we choose. */
  readonly leastLength: 16 | 24
}

/** What production refuses of secrets that are shared with others: too short, guessable, or one for two purposes. */
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
