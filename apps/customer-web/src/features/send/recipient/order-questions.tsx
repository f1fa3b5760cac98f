import type { Relationship } from '@puente/contract'
import type { OrderAnswers, RecipientValues } from '@puente/recipient-ui'
import { Muted, Select } from '@puente/ui'
import type { EndpointForm } from '@puente/web'
import { useSignedIn } from '../../access/signed-in.ts'
import { offeredFunds, offeredPurposes, usualPurpose } from '../../transfers/purposes.ts'
import { words as transferWords } from '../../transfers/words.ts'
import { words } from '../words.ts'

interface OrderQuestionsProps {
  form: EndpointForm<RecipientValues>
  onAnswer: (order: OrderAnswers) => void
}

/** The initial answers: none is chosen. */
export const noAnswers: OrderAnswers = { purpose: '', fundsSource: '' }

/** The purpose and the source of funds, asked with a new recipient, so that the review follows. */
export function OrderQuestions({ form, onAnswer }: OrderQuestionsProps) {
  const { kind } = useSignedIn().actingAs
  const { first, more } = offeredPurposes(kind)
  const answered = (name: 'order.purpose' | 'order.fundsSource') => () => {
    form.clearErrors(name)
    onAnswer(form.getValues('order') ?? noAnswers)
  }
  return (
    <>
      <Select
        label={words('purpose.purpose')}
        placeholder={words('purpose.choose')}
        options={[...first, ...more].map((value) => ({ value, label: transferWords(`purposes.${value}`) }))}
        {...form.field('order.purpose', {
          required: words('purpose.purposeMissing'),
          onChange: answered('order.purpose'),
        })}
      />
      <Select
        label={words('purpose.fundsSource')}
        placeholder={words('purpose.choose')}
        options={offeredFunds(kind).map((value) => ({
          value,
          label: transferWords(`fundsSources.${value}`),
        }))}
        {...form.field('order.fundsSource', {
          required: words('purpose.fundsMissing'),
          onChange: answered('order.fundsSource'),
        })}
      />
      <Muted>{words('purpose.lead')}</Muted>
    </>
  )
}

/** The purpose after a relationship was chosen: the usual one, unless the customer chose another. */
export function purposeAfter(
  purpose: OrderAnswers['purpose'],
  before: Relationship | '',
  relationship: Relationship,
): OrderAnswers['purpose'] {
  const isSuggested = purpose === '' || (before !== '' && purpose === usualPurpose(before))
  return isSuggested ? (usualPurpose(relationship) ?? '') : purpose
}
