import type { TransferSummaryWire } from '@puente/contract/customer'
import { ButtonLink, Notice } from '@puente/ui'
import { paths } from '../../paths.ts'
import { words } from './words.ts'

/** Warns before another order to a recipient whose bank returned this transfer, and leads to its correction. */
export const ReturnedBefore = ({ transfer: { id, recipientName } }: { transfer: TransferSummaryWire }) => (
  <Notice
    tone="warn"
    title={words('returnedBefore.title', { name: recipientName })}
    actions={<ButtonLink href={paths.transferCorrection(id)}>{words('returnedBefore.correct')}</ButtonLink>}
  >
    {words('returnedBefore.text')}
  </Notice>
)
