import { documentReasons, type DocumentReason } from '@puente/contract'
import type { DocumentVerdictBody, StaffDocumentWire } from '@puente/contract/staff'
import Box from '@mui/material/Box'
import { Button, Card, Form, TextArea } from '@puente/ui'
import { refusedDocumentText, useEndpointForm, type Sending } from '@puente/web'
import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { AsRead } from '../../shell/case/as-read.tsx'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { useKey } from '../../shell/keys/use-key.ts'
import { words } from './words.ts'

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
 * The free text that the customer reads, and a button for each reason, which rejects the document for it; for an
 * accepted document, which asks to send it again.
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
  const chosen = form.choice('reason')
  const [read, setRead] = useState(before.reason)
  const place = useRef<HTMLDivElement>(null)
  useKey('r', () => place.current?.querySelector<HTMLElement>('button')?.focus())
  return (
    <Card title={words(again ? 'refuse.titleAgain' : 'refuse.title')}>
      <Form {...form.props}>
        <TextArea
          label={words('refuse.remark')}
          hint={words('refuse.remarkHint')}
          optional
          rows={2}
          maxLength={300}
          {...form.field('remark')}
        />
        <Reasons
          label={words(again ? 'refuse.submitAgain' : 'refuse.submit')}
          place={place}
          chosen={sending.isPending ? chosen.value : ''}
          onRead={setRead}
          onChoose={(reason) => {
            flushSync(() => chosen.onChange(reason))
            place.current?.closest('form')?.requestSubmit()
          }}
        />
        <AsRead label={words('refuse.preview', { customer })}>
          {read === ''
            ? words('refuse.nothingYet')
            : refusedDocumentText({
                fileName: document.detail?.fileName ?? '',
                reason: read,
                remark: form.watch('remark'),
              })}
        </AsRead>
      </Form>
    </Card>
  )
}

interface ReasonsProps {
  label: string
  place: RefObject<HTMLDivElement | null>
  /** The reason that is being sent; empty for none. */
  chosen: DocumentReason | ''
  /** Called with the reason that has the focus or the pointer. */
  onRead: (reason: DocumentReason) => void
  onChoose: (reason: DocumentReason) => void
}

const Reasons = ({ label, place, chosen, onRead, onChoose }: ReasonsProps) => (
  <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ padding: 0, marginBottom: 2, fontWeight: 600 }}>
      {label}
    </Box>
    <Box
      ref={place}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}
    >
      {documentReasons.map((reason) => (
        <Button
          key={reason}
          busy={chosen === reason}
          disabled={chosen !== '' && chosen !== reason}
          onFocus={() => onRead(reason)}
          onMouseEnter={() => onRead(reason)}
          onPress={() => onChoose(reason)}
        >
          {words(`refuse.reasons.${reason}`)}
        </Button>
      ))}
    </Box>
  </Box>
)
