/** Where one endpoint is found; the tables of routes are generated from the contract. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Begins with /api; parameters as `:id`. */
  readonly path: string
  /** The call needs an Idempotency-Key. */
  readonly idempotent?: true
  /** The answer is a file of this type. */
  readonly stream?: string
  /** The request is bytes of this type. */
  readonly receives?: string
}

type Plain = string | number | boolean | undefined

/** '/api/transfers/:id' with its parameters filled in and the query behind; undefined values are left out. */
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
