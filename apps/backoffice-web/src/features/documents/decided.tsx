import type { StaffDocumentWire } from '@puente/contract/staff'
import { Notice } from '@puente/ui'
import { refusedDocumentText } from '@puente/web'
import { Moment } from '../../shell/moments/moment.tsx'
import { words } from './words.ts'

/** The decision about a document, by whom and when, with the text that the customer reads. */
export function Decided({ document }: { document: StaffDocumentWire }) {
  const { state, decidedByName, decidedAt, reason, detail } = document
  if (state === 'received' || state === 'in-review') return null
  const by = decidedByName ?? words('decided.someone')
  return (
    <Notice tone={state === 'accepted' ? 'ok' : 'warn'} title={words(`decided.${state}`, { by })}>
      {decidedAt === undefined ? null : (
        <p>
          <Moment at={decidedAt} />
        </p>
      )}
      {state === 'refused' && detail !== undefined ? (
        <p>
          {words('decided.read', {
            text: refusedDocumentText({ fileName: detail.fileName, reason, remark: detail.remark }),
          })}
        </p>
      ) : null}
    </Notice>
  )
}
