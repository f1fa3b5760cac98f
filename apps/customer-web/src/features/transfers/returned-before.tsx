import type { TransferSummaryWire } from '@puente/contract/customer'
import { ButtonLink, Notice } from '@puente/ui'
import { paths } from '../../paths.ts'
import { words } from './words.ts'

/** A warning that the recipient's bank returned this transfer, with a link to the page that corrects its details. */
export const ReturnedBefore = ({ transfer: { id, recipientName } }: { transfer: TransferSummaryWire }) => (
  <Notice
    tone="warn"
    title={words('returnedBefore.title', { name: recipientName })}
    actions={<ButtonLink href={paths.transferCorrection(id)}>{words('returnedBefore.correct')}</ButtonLink>}
  >
    {words('returnedBefore.text')}
  </Notice>
)
