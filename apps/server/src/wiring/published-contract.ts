import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Published {
  readonly components: { readonly securitySchemes: { readonly session: object } }
}

/**
 * The committed OpenAPI document of a listener, `docs/openapi-*.json`, with this server's name of the session cookie:
 * over TLS it has a prefix.
 */
export function publishedContract(listener: 'customer' | 'staff', sessionCookie: string): object {
  const file = path.resolve(import.meta.dirname, `../../../../docs/openapi-${listener}.json`)
  const document = JSON.parse(readFileSync(file, 'utf8')) as Published
  const { components } = document
  const session = { ...components.securitySchemes.session, name: sessionCookie }
  return {
    ...document,
    components: { ...components, securitySchemes: { ...components.securitySchemes, session } },
  }
}
