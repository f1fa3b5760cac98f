import type { PartnerAnswer, PartnerHttp } from './http.ts'

/** One SMS to one phone. */
export interface Sms {
  /** Our id. An SMS with the same id arrives once. */
  readonly id: string
  /** In the form +56912345678. */
  readonly to: string
  readonly text: string
}

/** The carrier of our SMS. */
export interface SmsPort {
  send(sms: Sms): Promise<PartnerAnswer<unknown>>
}

/** A gateway that accepts `{to, text, reference}` at the configured URL; the sandbox's inbox is one. */
export function smsOverHttp(http: PartnerHttp): SmsPort {
  return { send: ({ id, to, text }) => http.post('send-sms', '', { to, text, reference: id }) }
}
