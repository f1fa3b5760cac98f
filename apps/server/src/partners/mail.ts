import type { PartnerAnswer, PartnerHttp } from './http.ts'

/** One mail to one person. */
export interface Mail {
  /** Ours. The same id again is the same mail: whoever receives it sees it once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What became of a mail, by our id. */
export interface MailFate {
  readonly id: string
  readonly to: string
  readonly bounced: boolean
}

/** What a message about a bounce names: the partner's own id of the mail, and whom it was for. */
export interface BounceHint {
  readonly messageId: string
  readonly to: string
}

/** Whoever carries our mails. */
export interface MailPort {
  /** `refused` with the code 'recipient-refused' means that there is nobody at that address. */
  send(mail: Mail): Promise<PartnerAnswer<unknown>>
  /** Asks what became of a mail that is said to have bounced. */
  fate(hint: BounceHint): Promise<PartnerAnswer<MailFate>>
}

interface WireMessage {
  readonly reference: string
  readonly to: string
  readonly bounced: boolean
}

/** The sandbox's inbox over its HTTP interface: the mail's id is the reference that arrives once. */
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
