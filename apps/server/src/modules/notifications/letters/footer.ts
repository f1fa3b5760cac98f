import { addressOf } from './layout-text.ts'
import type { Frame, Reading } from './letter.ts'
import { layoutWords as words } from '../words.ts'

interface FooterLink {
  readonly label: string
  readonly address: string
}

/** The page where a user chooses channels. */
const PREFERENCES = '/notifications?show=preferences'

/** The page that stops the mails of a topic after a press of a button: mail programs open links by themselves. */
const pageOf = (token: string): string => `/unsubscribe/${token}`

/** The end of a mail: why one gets it, how to stop it where it can be stopped, and who sends it. */
export function footerOf(
  frame: Frame,
  { topic, token }: Reading,
): { readonly lines: readonly string[]; readonly links: readonly FooterLink[] } {
  const { brandName: brand, operator } = frame
  const { legalName, rut, address } = operator
  return {
    lines: [
      words(`why.${topic ?? 'none'}`, { brand }),
      words('neverAsks', { brand }),
      words('noReply'),
      words('operator', { legalName, rut, address }),
    ],
    links: [
      ...(topic === undefined
        ? []
        : [{ label: words('preferences'), address: addressOf(frame, { path: PREFERENCES }) }]),
      ...(token === undefined
        ? []
        : [{ label: words('unsubscribe'), address: addressOf(frame, { path: pageOf(token) }) }]),
    ],
  }
}
