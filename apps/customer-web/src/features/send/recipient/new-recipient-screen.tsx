import type { FormDraft } from '@puente/web'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { paths } from '../../../paths.ts'
import { countryName } from '../../quotes/countries/country-names.ts'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import type { OrderAnswers, RecipientValues } from '@puente/recipient-ui'
import { RecipientForm } from '../../recipients/recipient-form.tsx'
import { corridorRecipientsQuery } from '../../recipients/recipient-queries.ts'
import { useDraftFacts } from '../send-summary.tsx'
import { noAnswers, OrderQuestions, purposeAfter } from './order-questions.tsx'
import { usualPurpose } from '../../transfers/purposes.ts'
import type { SendDraft } from '../../session-storage/draft-store.ts'
import { StepActions, StepBack, StepPage } from '../step-page.tsx'
import { nextStep, stepPaths } from '../steps.ts'
import { useDraft, type DraftHandle } from '../use-draft.ts'
import { words } from '../words.ts'

/**
 * A new recipient: exactly the fields that the destination's banks require, and the purpose and the source of funds of
 * the order, so that the review follows.
 */
export function NewRecipientScreen() {
  const router = useRouter()
  const handle = useDraft()
  const { draft, keep } = handle
  const { corridorId = '' } = draft
  const formDraft = useFormDraft(handle, corridorId)
  const [initial] = useState((): OrderAnswers => ({
    purpose: draft.purpose ?? '',
    fundsSource: draft.fundsSource ?? '',
  }))
  const [order, setOrder] = useState(formDraft.kept?.order ?? initial)
  const related = useRef(formDraft.kept?.relationship ?? '')
  const facts = useDraftFacts({ ...draft, ...answersOf(order), recipientId: undefined })
  const { data } = useSuspenseQuery(corridorsQuery)
  const kept = useQuery(corridorRecipientsQuery(corridorId)).data?.items ?? []
  const corridor = data.items.find(({ id }) => id === corridorId)
  if (corridor === undefined) throw new Error(`corridor ${corridorId} is no longer offered`)
  return (
    <StepPage
      step="recipient"
      title={words('newRecipient.title')}
      lead={words('newRecipient.lead', { country: countryName(corridor.country) })}
      back={<StepBack href={kept.length === 0 ? paths.sendAmount() : paths.sendRecipient()} />}
      facts={facts}
    >
      <RecipientForm
        corridor={corridor}
        draft={formDraft}
        Actions={StepActions}
        stored={kept.filter(({ quietUntil }) => quietUntil === undefined)}
        order={initial}
        onRelationship={(form, relationship) => {
          const answers = form.getValues('order') ?? noAnswers
          const purpose = purposeAfter(answers.purpose, related.current, relationship)
          related.current = relationship
          form.setValue('order.purpose', purpose)
          setOrder({ ...answers, purpose })
        }}
        questions={(form) => <OrderQuestions form={form} onAnswer={setOrder} />}
        onKept={(recipient, answers = noAnswers) => {
          const answered = keep({
            recipientId: recipient.id,
            newRecipient: undefined,
            ...answersOf(answers),
            // A stored recipient may be used before the questions are answered.
            ...(answers.purpose === '' ? { purpose: usualPurpose(recipient.relationship) } : {}),
          })
          return router.navigate({ href: stepPaths[nextStep(answered)]() })
        }}
      />
    </StepPage>
  )
}

/** The answers as the draft of the order stores them. */
const answersOf = ({ purpose, fundsSource }: OrderAnswers): Pick<SendDraft, 'purpose' | 'fundsSource'> => ({
  purpose: purpose === '' ? undefined : purpose,
  fundsSource: fundsSource === '' ? undefined : fundsSource,
})

/** What is typed about a recipient of this corridor, kept within the draft of the order. */
function useFormDraft({ draft, note }: DraftHandle, corridorId: string): FormDraft<RecipientValues> {
  const [formDraft] = useState((): FormDraft<RecipientValues> => ({
    kept: draft.newRecipient?.corridorId === corridorId ? draft.newRecipient : undefined,
    keep: (values) => note({ newRecipient: values === undefined ? undefined : { ...values, corridorId } }),
  }))
  return formDraft
}
