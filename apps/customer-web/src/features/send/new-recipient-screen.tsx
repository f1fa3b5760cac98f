import type { FormDraft } from '@puente/web'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { countryName } from '../quotes/country-names.ts'
import { corridorsQuery } from '../quotes/price-queries.ts'
import type { RecipientValues } from '@puente/recipient-ui'
import { RecipientForm } from '../recipients/recipient-form.tsx'
import { corridorRecipientsQuery } from '../recipients/recipient-queries.ts'
import { useDraftFacts } from './send-summary.tsx'
import { usualPurpose } from '../transfers/purposes.ts'
import { StepActions, StepBack, StepPage } from './step-page.tsx'
import { nextStep, stepPaths } from './steps.ts'
import { useDraft, type DraftHandle } from './use-draft.ts'
import { words } from './words.ts'

/** A new recipient: exactly the fields that the destination's banks require. */
export function NewRecipientScreen() {
  const router = useRouter()
  const handle = useDraft()
  const { draft, keep } = handle
  const { corridorId = '' } = draft
  const formDraft = useFormDraft(handle, corridorId)
  const facts = useDraftFacts({ ...draft, recipientId: undefined })
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
        onKept={(recipient) => {
          const answered = keep({
            recipientId: recipient.id,
            newRecipient: undefined,
            purpose: draft.purpose ?? usualPurpose(recipient.relationship),
          })
          return router.navigate({ href: stepPaths[nextStep(answered)]() })
        }}
      />
    </StepPage>
  )
}

/** What is typed about a recipient of this corridor, kept within the draft of the order. */
function useFormDraft({ draft, note }: DraftHandle, corridorId: string): FormDraft<RecipientValues> {
  const [formDraft] = useState((): FormDraft<RecipientValues> => ({
    kept: draft.newRecipient?.corridorId === corridorId ? draft.newRecipient : undefined,
    keep: (values) => note({ newRecipient: values === undefined ? undefined : { ...values, corridorId } }),
  }))
  return formDraft
}
