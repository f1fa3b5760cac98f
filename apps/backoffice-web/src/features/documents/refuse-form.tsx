import { documentReasons, type DocumentReason } from '@puente/contract'
import type { DocumentVerdictBody, StaffDocumentWire } from '@puente/contract/staff'
import { Button, Card, Form, RadioCards, TextArea } from '@puente/ui'
import { refusedDocumentText, useEndpointForm, type Sending } from '@puente/web'
import { useRef } from 'react'
import { AsRead } from '../../shell/as-read.tsx'
import { useFormDraft } from '../../shell/use-draft.ts'
import { useKey } from '../../shell/use-key.ts'
import { words } from './words.ts'

const reasons = documentReasons.map((value) => ({ value, label: words(`refuse.reasons.${value}`) }))

/** The values of the form. */
export interface Refused {
  readonly reason: DocumentReason | ''
  readonly remark: string
}
const nothing: Refused = { reason: '', remark: '' }

interface RefuseFormProps {
  document: StaffDocumentWire
  customer: string
  sending: Sending
  /** What was typed before the decision was undone. */
  before: Refused | undefined
  onVerdict: (body: DocumentVerdictBody, typed: Refused) => unknown
}

/**
 * The reason and free text that the customer reads, and the button to reject; for an accepted document, a
 * request to send it again.
 */
export function RefuseForm({ document, customer, sending, before = nothing, onVerdict }: RefuseFormProps) {
  const again = document.state === 'accepted'
  const form = useEndpointForm<Refused>({
    sending,
    defaults: before,
    draft: useFormDraft('refuse'),
    submit: (typed) => {
      const { reason } = typed
      const remark = typed.remark.trim()
      if (reason === '') return
      const body = { reason, ...(remark === '' ? {} : { remark }) }
      onVerdict({ verdict: again ? 'ask-again' : 'refused', ...body }, typed)
    },
  })
  const reason = form.choice('reason', { required: words('refuse.missing') })
  const place = useRef<HTMLDivElement>(null)
  useKey('r', () =>
    place.current?.querySelector<HTMLElement>('input[type=radio]:checked, input[type=radio]')?.focus(),
  )
  return (
    <Card title={words(again ? 'refuse.titleAgain' : 'refuse.title')}>
      <div ref={place}>
        <Form {...form.props}>
          <RadioCards legend={words('refuse.reason')} columns={2} options={reasons} {...reason} />
          <TextArea
            label={words('refuse.remark')}
            hint={words('refuse.remarkHint')}
            optional
            rows={2}
            maxLength={300}
            {...form.field('remark')}
          />
          <AsRead label={words('refuse.preview', { customer })}>
            {reason.value === ''
              ? words('refuse.nothingYet')
              : refusedDocumentText({
                  fileName: document.detail?.fileName ?? '',
                  reason: reason.value,
                  remark: form.watch('remark'),
                })}
          </AsRead>
          <Button
            type="submit"
            busy={sending.isPending}
            style={{ alignSelf: 'flex-start' }}
            aria-keyshortcuts="r"
          >
            {words(again ? 'refuse.submitAgain' : 'refuse.submit')}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
