/** A decimal string of minor units, not negative, at most 18 digits. */
export const amountShape = { type: 'string', pattern: '^(0|[1-9][0-9]{0,17})$' } as const

/** A reference chosen by the client, which makes a request idempotent. */
export const referenceShape = { type: 'string', minLength: 1, maxLength: 120 } as const

/** A line of text that may be empty. */
export const lineShape = { type: 'string', maxLength: 500 } as const

/** A Chilean RUT with its check digit, with or without dots and hyphen. */
export const rutShape = { type: 'string', pattern: '^[0-9.]{1,12}-?[0-9Kk]$' } as const

/** An http or https address. */
export const addressShape = { type: 'string', pattern: '^https?://[^\\s]+$', maxLength: 2000 } as const

/** A calendar day, YYYY-MM-DD. */
export const dayShape = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } as const

/** A strict object: `required` properties, `optional` ones, and no others. */
export function strict(required: Record<string, object>, optional: Record<string, object> = {}) {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  } as const
}

/** The query of a list: the cursor to start after, and the number of rows. */
export const listShape = strict(
  {},
  {
    after: { type: 'string', pattern: '^[0-9]{0,15}$' },
    limit: { type: 'string', pattern: '^[1-9][0-9]{0,2}$' },
  },
)
