import { selfieVerdicts, type DocumentReason, type SelfieVerdict } from '@puente/contract'
import { Button, Form, RadioCards, Select, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { words as documentWords } from '../../../documents/words.ts'
import { useDecideSelfie } from './queries.ts'
import { words } from './words.ts'

/** The reasons that a picture of a face can have. */
const reasons = ['other-person', 'illegible', 'cut-off', 'glare', 'not-the-original'] as const

interface Values {
  readonly verdict: SelfieVerdict | ''
  readonly reason: DocumentReason | ''
  readonly remark: string
}

interface VerdictFormProps {
  id: string
  selfieId: string
  identityId: string
}

/** What a person sees in both pictures, with the reason that the customer reads when it is not the same person. */
export function VerdictForm({ id, selfieId, identityId }: VerdictFormProps) {
  const decide = useDecideSelfie(id)
  const form = useEndpointForm<Values>({
    sending: decide,
    defaults: { verdict: '', reason: '', remark: '' },
    submit: ({ verdict, reason, remark }) => {
      if (verdict === '') return
      const body = { selfieId, identityId, verdict }
      if (verdict === 'same') return decide.mutate(body)
      const said = remark.trim()
      if (reason !== '') decide.mutate({ ...body, reason, ...(said === '' ? {} : { remark: said }) })
    },
  })
  const verdict = form.choice('verdict', { required: words('verdict.missing') })
  return (
    <Form {...form.props}>
      <RadioCards
        legend={words('verdict.title')}
        options={selfieVerdicts.map((value) => ({ value, label: words(`verdict.values.${value}`) }))}
        {...verdict}
      />
      {['', 'same'].includes(verdict.value) ? null : (
        <>
          <Select
            label={words('verdict.reason')}
            placeholder={words('verdict.reasonMissing')}
            options={reasons.map((value) => ({ value, label: documentWords(`refuse.reasons.${value}`) }))}
            {...form.field('reason', { required: words('verdict.reasonMissing') })}
          />
          <TextArea
            label={words('verdict.remark')}
            hint={words('verdict.remarkHint')}
            optional
            rows={2}
            maxLength={300}
            {...form.field('remark')}
          />
        </>
      )}
      <Button type="submit" kind="primary" busy={decide.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('verdict.submit')}
      </Button>
    </Form>
  )
}
