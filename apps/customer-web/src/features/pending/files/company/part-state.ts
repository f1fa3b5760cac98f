import type { CompanySection } from '@puente/contract'
import type { CompanyFileView } from '@puente/contract/customer'

/** The state of one part of the file, as the company reads it. */
export type PartState = 'accepted' | 'returned' | 'missing' | 'done'

type Parts = Pick<CompanyFileView, 'accepted' | 'returned' | 'missing'>

/** What staff asked to correct in a part; undefined when it was not sent back. */
export const returnedText = ({ returned }: Parts, section: CompanySection): string | undefined =>
  returned.find((one) => one.section === section)?.text

/** The state of a part. A part that staff accepted cannot be changed. */
export function partState(view: Parts, section: CompanySection): PartState {
  if (view.missing.includes(section)) return 'missing'
  if (returnedText(view, section) !== undefined) return 'returned'
  return view.accepted.some((part) => part === section) ? 'accepted' : 'done'
}
