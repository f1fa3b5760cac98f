import { createTransport } from 'nodemailer'
import { isLoopback } from '../platform/config/addresses/addresses.ts'
import type { PartnerCall } from '../platform/data/partner-calls.ts'
import { partnerSeconds } from '../platform/telemetry/metrics.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { PartnerAnswer } from './http.ts'
import type { MailPort } from './mail.ts'

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password. */
  readonly url: string
  readonly from: string
  readonly timeoutMs: number
  readonly clock: Clock
  /** Checks the address of a mail server. Only a server on this machine may be used without TLS. */
  readonly isOnThisMachine?: (url: string) => boolean
}

interface SmtpError {
  readonly code?: string
  readonly command?: string
  /** The system call that failed. */
  readonly syscall?: string
  readonly responseCode?: number
  readonly response?: string
}

/** Failures for which no byte of the mail was accepted. */
const NOTHING_SENT = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'])
const UUID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i

/** The address does not exist. A refusal over policy (5.7) concerns the sender and not the address. */
const isNobody = ({ command, responseCode, response = '' }: SmtpError): boolean =>
  command === 'RCPT TO' && [550, 551, 553].includes(responseCode ?? 0) && !/\b5\.7\.[0-9]/.test(response)

function failureOf(error: SmtpError): { outcome: 'refused'; status: number; code: string } | Lost {
  const { code = '', responseCode = 0, syscall } = error
  if (responseCode >= 500) {
    const said = isNobody(error) ? 'recipient-refused' : `smtp-${responseCode}`
    return { outcome: 'refused', status: responseCode, code: said }
  }
  return { outcome: NOTHING_SENT.has(code) || syscall === 'connect' ? 'unreachable' : 'unknown' }
}
interface Lost {
  readonly outcome: 'unreachable' | 'unknown'
}

/**
 * Mail over SMTP. The mail's id is its Message-ID, by which mailboxes can recognise duplicates; the protocol itself
 * does not deduplicate. TLS is required for servers on other machines.
 */
export function mailOverSmtp({
  url,
  from,
  timeoutMs,
  clock,
  isOnThisMachine = isLoopback,
}: SmtpOptions): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    requireTLS: !isOnThisMachine(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  const called = (operation: string, outcome: string, began: number): PartnerCall => {
    const durationMs = Math.round(performance.now() - began)
    partnerSeconds.observe({ partner: 'smtp', operation, outcome }, durationMs / 1000)
    return { partner: 'smtp', operation, outcome, durationMs, at: clock.now() }
  }
  return {
    send: async ({ id, to, subject, text, html, unsubscribeUrl }): Promise<PartnerAnswer<unknown>> => {
      const began = performance.now()
      try {
        await transport.sendMail({
          from,
          // An object, so that the address is not parsed as a list.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: {
            'auto-submitted': 'auto-generated',
            ...(unsubscribeUrl === undefined
              ? {}
              : {
                  'list-unsubscribe': `<${unsubscribeUrl}>`,
                  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
                }),
          },
        })
        return { outcome: 'ok', value: {}, call: called('send-mail', 'ok', began) }
      } catch (error) {
        const failure = failureOf(error as SmtpError)
        const said = failure.outcome === 'refused' ? `refused:${failure.code}` : failure.outcome
        return { ...failure, call: called('send-mail', said, began) }
      }
    },
    // SMTP cannot be queried for a sent mail: the signed bounce message is the only source.
    fate: async ({ messageId, to }): Promise<PartnerAnswer<{ id: string; to: string; bounced: boolean }>> => {
      const call = called('get-message', 'ok', performance.now())
      return { outcome: 'ok', value: { id: UUID.exec(messageId)?.[1] ?? '', to, bounced: true }, call }
    },
  }
}
