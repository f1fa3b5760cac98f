/** One environment variable, as docs/configuration.md lists it. */
export interface Variable {
  readonly name: string
  readonly description: string
  /** The value used when the variable is empty, in words. */
  readonly default: string
  /** A secret is never printed, logged or served. */
  readonly secret: boolean
}

/** Declares a variable. */
export const variable = (name: string, description: string, byDefault: string, secret = false): Variable => ({
  name,
  description,
  default: byDefault,
  secret,
})
