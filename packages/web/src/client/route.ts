/** The route of one endpoint; the tables of routes are generated from the contract. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Begins with /api; parameters are written as `:id`. */
  readonly path: string
  /** The call needs an Idempotency-Key. */
  readonly idempotent?: true
  /** The response is a file of this type. */
  readonly stream?: string
  /** The request body is a file of this type. */
  readonly receives?: string
}

type Plain = string | number | boolean | undefined

/**
 * Fills parameters into a path such as '/api/transfers/:id' and appends the query; undefined values are
 * omitted.
 */
export function addressOf(
  path: string,
  params: Readonly<Record<string, Plain>> = {},
  query: Readonly<Record<string, Plain>> = {},
): string {
  const filled = path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  return asked.size === 0 ? filled : `${filled}?${asked}`
}
