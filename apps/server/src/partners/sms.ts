import type { PartnerAnswer, PartnerHttp } from './http.ts'

/** One short text to one phone. */
export interface Sms {
  /** Ours. The same id again is the same text: it arrives once. */
  readonly id: string
  /** As +56912345678. */
  readonly to: string
  readonly text: string
}

/** Whoever carries our short texts. */
export interface SmsPort {
  send(sms: Sms): Promise<PartnerAnswer<unknown>>
}

/** A gateway that takes `{to, text, reference}` at the address we were given; the sandbox's inbox is one. */
export function smsOverHttp(http: PartnerHttp): SmsPort {
  return { send: ({ id, to, text }) => http.post('send-sms', '', { to, text, reference: id }) }
}
