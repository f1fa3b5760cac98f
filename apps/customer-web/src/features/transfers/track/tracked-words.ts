import type { TrackingWire } from '@puente/contract/customer'
import { guestFormat } from '../../../parts/languages/guest-format.ts'
import type { GuestLanguage } from '../../../parts/languages/guest-language.ts'

/** The names that texts of the page contain. */
export const namesOf = ({ recipient, senderFirstName }: TrackingWire) => ({
  name: recipient.firstName,
  sender: senderFirstName,
})

/** Formats for the country of the transfer. */
export const guestPlace = (language: GuestLanguage, { country }: Pick<TrackingWire, 'country'>) =>
  guestFormat(language, country, Intl.DateTimeFormat().resolvedOptions().timeZone)
