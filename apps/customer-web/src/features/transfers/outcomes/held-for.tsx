import type { TransferWire } from '@puente/contract/customer'
import { ButtonLink, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { words as pendingWords } from '../../tasks/pending-words.ts'
import { StepBox } from './step-box.tsx'
import { words } from './words.ts'

type Hold = NonNullable<TransferWire['hold']>

/** What a transfer on hold awaits, until when its rate is valid, and a link to settle it. */
export function OnHold({
  transfer: { id },
  hold: { item, rateUntil },
}: {
  transfer: TransferWire
  hold: Hold
}) {
  if (item === undefined) return null
  const what = pendingWords(`kinds.${item.kind}`)
  return (
    <StepBox>
      <p>
        {words('hold.needed', { what })} {words('hold.rate', { when: format.dateTime(rateUntil) })}
      </p>
      <Way item={item} transferId={id} kind="main" />
    </StepBox>
  )
}

/** On the screen of the choice: a pending item still prevents the conversion. */
export function StillNeeded({ transfer: { id, hold } }: { transfer: TransferWire }) {
  if (hold?.item === undefined) return null
  const what = pendingWords(`kinds.${hold.item.kind}`)
  return (
    <Notice
      tone="warn"
      title={words('hold.stillNeeded', { what })}
      actions={<Way item={hold.item} transferId={id} kind="plain" />}
    >
      {words('hold.stillNeededText')}
    </Notice>
  )
}

interface WayProps {
  item: NonNullable<Hold['item']>
  transferId: string
  kind: 'main' | 'plain'
}

/** A link for members who may settle the item; the others read that another member must do so. */
function Way({ item: { path, turn, mine }, transferId, kind }: WayProps) {
  if (!mine) return <p>{words('hold.other')}</p>
  return (
    <ButtonLink
      kind={turn === 'staff' ? 'plain' : kind}
      href={paths.pending(path, paths.transfer(transferId))}
    >
      {words(turn === 'staff' ? 'hold.look' : 'hold.open')}
    </ButtonLink>
  )
}
