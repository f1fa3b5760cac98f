import { documentReasons, type DocumentReason } from '@puente/contract'
import type { DocumentVerdictBody, StaffDocumentWire } from '@puente/contract/staff'
import { Button, Card, Form, RadioCards, TextArea } from '@puente/ui'
import { faultsOf, refusalOf, refusedDocumentText } from '@puente/web'
import { useRef, useState } from 'react'
import { AsRead } from '../../shell/as-read.tsx'
import { held } from '../../shell/held/held.ts'
import { useKey } from '../../shell/use-key.ts'
import { words } from './words.ts'
import { useDraft } from '../../shell/use-draft.ts'

const reasons = documentReasons.map((value) => ({ value, label: words(`refuse.reasons.${value}`) }))

interface Typed {
  readonly reason: DocumentReason | ''
  readonly remark: string
}

interface RefuseFormProps {
  document: StaffDocumentWire
  customer: string
  busy: boolean
  error: Error | null
  onVerdict: (body: DocumentVerdictBody, typed: unknown) => unknown
}

const before = (id: string): Typed => {
  const kept = held.typedAbout(id)
  return typeof kept === 'object' && kept !== null && 'remark' in kept
    ? (kept as Typed)
    : { reason: '', remark: '' }
}

/**
 * The reason and free text that the customer reads, and the button to reject; for an accepted document, a
 * request to send it again.
 */
export function RefuseForm({ document, customer, busy, error, onVerdict }: RefuseFormProps) {
  const again = document.state === 'accepted'
  const [typed, setTyped, sent] = useDraft('refuse', before(document.id), { isPending: busy, error })
  const [missing, setMissing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { reason, remark } = typed
  useKey('r', () =>
    place.current?.querySelector<HTMLElement>('input[type=radio]:checked, input[type=radio]')?.focus(),
  )
  return (
    <Card title={words(again ? 'refuse.titleAgain' : 'refuse.title')}>
      <div ref={place}>
        <Form
          busy={busy}
          refusal={refusalOf(error)}
          faults={{ ...faultsOf(error), ...(missing ? { reason: words('refuse.missing') } : {}) }}
          onSubmit={(event) => {
            event.preventDefault()
            setMissing(reason === '')
            if (reason === '') return
            const said = remark.trim() === '' ? {} : { remark: remark.trim() }
            sent()
            onVerdict({ verdict: again ? 'ask-again' : 'refused', reason, ...said }, typed)
          }}
        >
          <RadioCards
            name="reason"
            legend={words('refuse.reason')}
            columns={2}
            options={reasons}
            value={reason}
            onChange={(chosen) => setTyped({ ...typed, reason: chosen })}
          />
          <TextArea
            name="remark"
            label={words('refuse.remark')}
            hint={words('refuse.remarkHint')}
            optional
            rows={2}
            maxLength={300}
            value={remark}
            onChange={({ target }) => setTyped({ ...typed, remark: target.value })}
          />
          <AsRead label={words('refuse.preview', { customer })}>
            {reason === ''
              ? words('refuse.nothingYet')
              : refusedDocumentText({ fileName: document.detail?.fileName ?? '', reason, remark })}
          </AsRead>
          <Button type="submit" busy={busy} style={{ alignSelf: 'flex-start' }} aria-keyshortcuts="r">
            {words(again ? 'refuse.submitAgain' : 'refuse.submit')}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
