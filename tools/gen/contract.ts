import { streamTypes, type Endpoint } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { listeners, openapi, receivePartnerMessage } from '@puente/contract/openapi'
import { staffEndpoints } from '@puente/contract/staff'
import { contractDocumentation } from './contract-documentation.ts'

/** What a request of this file accepts. A file of several types is chosen by its query. */
const acceptOf = (types: readonly string[]): string => (types.length > 1 ? '*/*' : (types[0] ?? ''))

/**
 * The method and path of each operation: the part of the contract that a browser needs at run time, without Zod. Each
 * is one text, without `/api/`, because the table is part of the entry chunk.
 */
export function routes(name: string, endpoints: Readonly<Record<string, Endpoint>>): string {
  // Sorted by path, which compresses best.
  const sorted = Object.entries(endpoints).toSorted(([, one], [, other]) => (one.path < other.path ? -1 : 1))
  const lines = sorted.map(([key, { method, path, idempotent, stream, receives }]) => {
    const words = [
      method,
      path.replace(/^\/api\//, ''),
      ...(idempotent === true ? ['idempotent'] : []),
      ...(stream === undefined ? [] : [`stream:${acceptOf(streamTypes(stream))}`]),
      ...(receives === undefined ? [] : [`receives:${receives}`]),
    ]
    return `  ${key}: '${words.join(' ')}',`
  })
  return `/** Written by \`npm run gen\` from the endpoints. */\nexport const ${name} = {\n${lines.join('\n')}\n} as const\n`
}

/** The calls of the public home page, whose routes are in the entry chunk. */
const onHome = ['getConfig', 'getSession', 'listCorridors', 'getPrice'] as const

/** What the back office calls before its first page. */
const atSignIn = ['getConfig', 'getHealth', 'getSession', 'signIn'] as const
export const homeRoutes = (): string =>
  routes('homeRoutes', Object.fromEntries(onHome.map((name) => [name, customerEndpoints[name]])))
export const customerRoutes = (): string => routes('customerRoutes', customerEndpoints)
export const staffEntryRoutes = (): string =>
  routes('staffEntryRoutes', Object.fromEntries(atSignIn.map((name) => [name, staffEndpoints[name]])))
export const staffRoutes = (): string => routes('staffRoutes', staffEndpoints)
export const customerOpenapi = async (root: string): Promise<string> =>
  JSON.stringify(
    openapi(
      { ...customerEndpoints, receivePartnerMessage },
      listeners.customer,
      await contractDocumentation(root),
    ),
  )
export const staffOpenapi = async (root: string): Promise<string> =>
  JSON.stringify(openapi(staffEndpoints, listeners.staff, await contractDocumentation(root)))
