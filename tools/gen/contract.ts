import { streamTypes, type Endpoint } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { listeners, openapi, receivePartnerMessage } from '@puente/contract/openapi'
import { staffEndpoints } from '@puente/contract/staff'
import { contractDocumentation } from './contract-documentation.ts'

/**
 * The method and path of each operation: the part of the contract that a browser needs at run time, without Zod. Each
 * is one text, because the table is part of the entry chunk.
 */
export function routes(name: string, endpoints: Readonly<Record<string, Endpoint>>): string {
  const lines = Object.entries(endpoints).map(([key, { method, path, idempotent, stream, receives }]) => {
    const words = [
      method,
      path,
      ...(idempotent === true ? ['idempotent'] : []),
      ...(stream === undefined ? [] : [`stream:${streamTypes(stream).join(',')}`]),
      ...(receives === undefined ? [] : [`receives:${receives}`]),
    ]
    return `  ${key}: '${words.join(' ')}',`
  })
  return `/** Written by \`npm run gen\` from the endpoints. */\nexport const ${name} = {\n${lines.join('\n')}\n} as const\n`
}

export const customerRoutes = (): string => routes('customerRoutes', customerEndpoints)
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
