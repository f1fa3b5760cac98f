import { ButtonLink, PlusIcon } from '@puente/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { countryName } from '../../quotes/countries/country-names.ts'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { RecipientCard, RecipientCards } from '../../recipients/recipient-card.tsx'
import { corridorRecipientsQuery } from '../../recipients/recipient-queries.ts'
import { useDraftFacts } from '../send-summary.tsx'
import { StepActions, StepBack, StepPage } from '../step-page.tsx'
import { useDraft } from '../use-draft.ts'
import { words } from '../words.ts'

/** The recipient step: stored recipients of this destination first. */
export function RecipientStepScreen() {
  const { draft } = useDraft()
  const { corridorId = '' } = draft
  const { data } = useSuspenseQuery(corridorRecipientsQuery(corridorId))
  const corridor = useQuery(corridorsQuery).data?.items.find(({ id }) => id === corridorId)
  return (
    <StepPage
      step="recipient"
      title={words('recipient.title')}
      lead={
        corridor === undefined
          ? undefined
          : words('recipient.lead', { country: countryName(corridor.country), currency: corridor.currency })
      }
      back={<StepBack href={paths.sendAmount()} />}
      facts={useDraftFacts(draft)}
    >
      <RecipientCards>
        {data.items.map((recipient) => (
          <li key={recipient.id}>
            <RecipientCard
              recipient={recipient}
              href={recipient.quietUntil === undefined ? paths.sendTo(recipient.id) : undefined}
            />
          </li>
        ))}
      </RecipientCards>
      <StepActions>
        <ButtonLink fullWidth href={paths.sendNewRecipient()}>
          <PlusIcon aria-hidden />
          {words('recipient.add')}
        </ButtonLink>
      </StepActions>
    </StepPage>
  )
}
