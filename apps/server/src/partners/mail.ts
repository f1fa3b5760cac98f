import type { Id } from '@puente/contract'
import type { PartnerAnswer, PartnerHttp } from './http.ts'

/** One mail to one person. */
export interface Mail {
  /** Our id. A carrier that knows ids delivers mails with the same id once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where a mail program stops such mails with one click (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** The delivery state of a mail, by our id. */
export interface MailFate {
  readonly id: string
  readonly to: string
  readonly bounced: boolean
}

/** The content of a bounce message: the partner's id of the mail, and its recipient. */
export interface BounceHint {
  readonly messageId: Id<'message'>
  readonly to: string
}

/** The carrier of our mails. */
export interface MailPort {
  /** `refused` with the code 'recipient-refused' means that the address does not exist. */
  send(mail: Mail): Promise<PartnerAnswer<unknown>>
  /** Queries the state of a mail that is reported as bounced. */
  fate(hint: BounceHint): Promise<PartnerAnswer<MailFate>>
}

interface WireMessage {
  readonly reference: string
  readonly to: string
  readonly bounced: boolean
}

/** The sandbox's inbox over HTTP. The mail's id is the reference by which it deduplicates. */
export function mailOverInbox(http: PartnerHttp): MailPort {
  return {
    send: ({ id, ...mail }) => http.post('send-mail', '/inbox/mail', { ...mail, reference: id }),
    fate: async ({ messageId }) => {
      const path = `/inbox/messages/${encodeURIComponent(messageId)}`
      const answer = await http.get<WireMessage>('get-message', path)
      if (answer.outcome !== 'ok') return answer
      const { reference, to, bounced } = answer.value
      return { ...answer, value: { id: reference, to, bounced } }
    },
  }
}
