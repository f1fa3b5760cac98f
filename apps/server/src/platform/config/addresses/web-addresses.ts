import type { Env } from '../env.ts'
import { partnerAddressFault } from './addresses.ts'

/** External addresses that browsers get. An absent one does not appear in the web apps. */
export interface WebAddresses {
  readonly appUrl: string
  readonly apiUrl: string | undefined
  readonly paymentUrl: string | undefined
  readonly privateSiteUrl: string | undefined
}

const pairs = ['PAYMENT_URL', 'PRIVATE_SITE_URL'] as const

/**
 * Reads the addresses of the web. ENVIRONMENT selects one of each pair; production refuses addresses of this machine.
 */
export function readWebAddresses(
  env: Env,
  production: boolean,
  own: { readonly publicUrl: string; readonly sandboxUrl: string },
  faults: string[],
): WebAddresses {
  const chosen = (name: (typeof pairs)[number]) => env[`${name}_${production ? 'PRODUCTION' : 'SANDBOX'}`]
  const addresses = {
    appUrl: env['APP_URL'] ?? own.publicUrl,
    apiUrl: env['API_GATEWAY_URL'],
    paymentUrl: chosen('PAYMENT_URL') ?? (production ? undefined : `${own.sandboxUrl}/bank`),
    privateSiteUrl: chosen('PRIVATE_SITE_URL'),
  }
  const variableOf = {
    appUrl: 'APP_URL',
    apiUrl: 'API_GATEWAY_URL',
    paymentUrl: production ? 'PAYMENT_URL_PRODUCTION' : 'PAYMENT_URL_SANDBOX',
    privateSiteUrl: production ? 'PRIVATE_SITE_URL_PRODUCTION' : 'PRIVATE_SITE_URL_SANDBOX',
  } as const
  for (const [key, url] of Object.entries(addresses)) {
    if (url !== undefined)
      judgeAddress(variableOf[key as keyof typeof variableOf], url, production, faults, own.publicUrl)
  }
  return Object.freeze(addresses)
}

/** Adds the faults of an external address. Our own public address is checked where it is read. */
export function judgeAddress(
  name: string,
  url: string,
  production: boolean,
  faults: string[],
  own?: string,
): void {
  if (url === own) return
  const fault = production ? partnerAddressFault(name, url) : undefined
  if (fault !== undefined) faults.push(fault)
  else if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    faults.push(`${name} is an https address.`)
}
