/** The route of one endpoint. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Begins with /api; parameters are written as `:id`. */
  readonly path: string
  /** Present when the call needs an Idempotency-Key. */
  readonly idempotent?: undefined
  /** The response is a file of this type. */
  readonly stream?: string
  /** The request body is a file of this type. */
  readonly receives?: string
}

/** Reads a route of the tables that are generated from the contract: 'POST things idempotent stream:text/csv'. */
export function readRoute(text: string): Route {
  const [method, path, ...more] = text.split(' ')
  return { method, path: `/api/${path}`, ...Object.fromEntries(more.map((word) => word.split(':'))) } as Route
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
