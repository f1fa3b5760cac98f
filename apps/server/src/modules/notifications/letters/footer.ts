import { addressOf } from './mail-address.ts'
import type { Frame, Letter, Reading } from './letter.ts'
import { layoutWords as words } from '../words.ts'

interface FooterLink {
  readonly label: string
  readonly address: string
}

/** The page where a user chooses channels. */
const PREFERENCES = '/notifications?show=preferences'

/** The page where a person without an account finds how to write to us. */
const HELP = '/help'

/** The page that stops the mails of a topic after a press of a button: mail programs open links by themselves. */
const pageOf = (token: string): string => `/unsubscribe/${token}`

/**
 * The end of a mail: why one gets it, where to write instead of answering it, how to stop it where it can be stopped, and
 * who sends it.
 */
export function footerOf(
  { action }: Letter,
  frame: Frame,
  { topic, token }: Reading,
): { readonly lines: readonly string[]; readonly links: readonly FooterLink[] } {
  const { brandName: brand, operator } = frame
  const { legalName, rut, address } = operator
  const write = topic === undefined ? (action?.office === true ? 'none' : 'help') : 'account'
  return {
    lines: [
      words(`why.${topic ?? 'none'}`, { brand }),
      words('neverAsks', { brand }),
      words(`noReply.${write}`),
      words('operator', { legalName, rut, address }),
    ],
    links: [
      ...(write === 'help' ? [{ label: words('help'), address: addressOf(frame, { path: HELP }) }] : []),
      ...(write === 'account'
        ? [{ label: words('preferences'), address: addressOf(frame, { path: PREFERENCES }) }]
        : []),
      ...(token === undefined
        ? []
        : [{ label: words('unsubscribe'), address: addressOf(frame, { path: pageOf(token) }) }]),
    ],
  }
}
