import type { Env } from '../env.ts'
import { secretsIn, type SharedSecret } from '../secrets/keys.ts'
import { isLoopback, partnerAddressFault } from '../addresses/addresses.ts'

/** The carriers of mails and SMS. */
export interface Messaging {
  readonly mail:
    | { readonly kind: 'inbox'; readonly url: string; readonly key: string }
    | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  readonly sms: { readonly url: string; readonly key: string }
  /** The secrets that verify bounce messages. Without one, bounce messages are refused. */
  readonly bounceSecrets: readonly string[]
}

const INBOX_KEY = 'sandbox-inbox-key'
const BOUNCE_SECRET = 'sandbox-inbox-webhook-secret'
const ADDRESS = /^(?:[^<>\r\n]{1,100} )?<?[^\s@<>]+@[^\s@<>]+>?$/

/** Reads mail and SMS. Production requires carriers; the sandbox keeps every message on this machine. */
export function readMessaging(
  env: Env,
  production: boolean,
  { sandboxUrl, brandName }: { readonly sandboxUrl: string; readonly brandName: string },
  faults: string[],
): Messaging {
  if (production) {
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'SMS_URL', 'SMS_KEY'])
      if (env[name] === undefined) faults.push(`${name} is required in production.`)
  }
  const from = env['MAIL_FROM'] ?? `${brandName} <no-responder@demo.puente.test>`
  if (!ADDRESS.test(from)) faults.push('MAIL_FROM is an address, or `Name <address>`.')
  const smtpUrl = env['SMTP_URL']
  if (smtpUrl !== undefined) judgeSmtp(smtpUrl, production, faults)
  const sms = { url: env['SMS_URL'] ?? `${sandboxUrl}/inbox/sms`, key: env['SMS_KEY'] ?? INBOX_KEY }
  const fault = production ? partnerAddressFault('SMS_URL', sms.url) : undefined
  if (fault !== undefined) faults.push(fault)
  if (!production && !isLoopback(sms.url))
    faults.push('SMS_URL is not on this machine: sandbox speaks to its own world only.')
  const secret = env['MAIL_WEBHOOK_SECRET'] ?? (production ? undefined : BOUNCE_SECRET)
  const bounceSecrets = secret === undefined ? [] : secretsIn('MAIL_WEBHOOK_SECRET', secret, faults)
  judgeKeys([['SMS_KEY', sms.key], ...bounceSecrets.map(bounceSecret)], production, faults)
  return Object.freeze({
    mail:
      smtpUrl === undefined
        ? { kind: 'inbox' as const, url: sandboxUrl, key: INBOX_KEY }
        : { kind: 'smtp' as const, url: smtpUrl, from },
    sms,
    bounceSecrets,
  })
}

/** The secrets shared with mail and SMS carriers. */
export const messagingSecrets = ({ sms, bounceSecrets }: Messaging): readonly SharedSecret[] => [
  { name: 'SMS_KEY', value: sms.key, leastLength: 16 },
  ...bounceSecrets.map((value) => ({ name: 'MAIL_WEBHOOK_SECRET', value, leastLength: 24 as const })),
]

const bounceSecret = (value: string) => ['MAIL_WEBHOOK_SECRET', value] as const

function judgeSmtp(url: string, production: boolean, faults: string[]): void {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    faults.push('SMTP_URL is smtp://… or smtps://….')
  // Production may use a relay on this machine; the sandbox has no SMTP server.
  else if (!production && !isLoopback(url))
    faults.push('SMTP_URL is not on this machine: sandbox speaks to its own world only.')
}

function judgeKeys(
  keys: readonly (readonly [name: string, value: string])[],
  production: boolean,
  faults: string[],
): void {
  for (const [name, value] of keys) {
    const ofSandbox = value.startsWith('sandbox-')
    if (production && ofSandbox) faults.push(`${name} is the sandbox's: production wants the carrier's own.`)
    if (!production && !ofSandbox)
      faults.push(`${name} looks like a real carrier's: sandbox refuses it. Set ENVIRONMENT=production.`)
  }
}
