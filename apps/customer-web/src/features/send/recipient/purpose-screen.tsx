import type { FundsSource, Purpose } from '@puente/contract'
import { Button, Form, RadioCards, Select } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { useSignedIn } from '../../access/signed-in.ts'
import { words as transferWords } from '../../transfers/words.ts'
import type { SendDraft } from '../../session-storage/draft-store.ts'
import { offeredFunds, offeredPurposes } from '../../transfers/purposes.ts'
import { useDraftFacts } from '../send-summary.tsx'
import { StepActions, StepBack, StepPage } from '../step-page.tsx'
import { nextStep, stepPaths } from '../steps.ts'
import { useDraft, type DraftHandle } from '../use-draft.ts'
import { words } from '../words.ts'

interface PurposeValues {
  purpose: Purpose | ''
  fundsSource: FundsSource | ''
}

/** What is chosen on the screen and not yet kept. */
type Chosen = Pick<SendDraft, 'purpose' | 'fundsSource'>

/** The purpose and the source of funds: required by law, and each rail has its own code for the purpose. */
export function PurposeScreen() {
  const handle = useDraft()
  const facts = useDraftFacts(handle.draft)
  const [chosen, setChosen] = useState<Chosen>({})
  return (
    <StepPage
      step="purpose"
      title={words('purpose.title')}
      lead={words('purpose.lead')}
      back={<StepBack href={paths.sendRecipient()} />}
      facts={{ ...facts, ...chosen }}
    >
      <PurposeForm handle={handle} onChosen={(answer) => setChosen({ ...chosen, ...answer })} />
    </StepPage>
  )
}

interface PurposeFormProps {
  handle: DraftHandle
  onChosen: (answer: Chosen) => void
}

function PurposeForm({ handle: { draft, note, keep }, onChosen }: PurposeFormProps) {
  const router = useRouter()
  const { kind } = useSignedIn().actingAs
  const form = useEndpointForm<PurposeValues>({
    defaults: { purpose: draft.purpose ?? '', fundsSource: draft.fundsSource ?? '' },
    submit: async ({ purpose, fundsSource }) => {
      if (purpose === '' || fundsSource === '') return
      await router.navigate({ href: stepPaths[nextStep(keep({ purpose, fundsSource }))]() })
    },
  })
  const { value, onChange } = form.choice('purpose', { required: words('purpose.purposeMissing') })
  return (
    <Form {...form.props}>
      <PurposeChoice
        value={value}
        onChange={(purpose) => {
          onChange(purpose)
          note({ purpose })
          onChosen({ purpose })
        }}
      />
      <Select
        label={words('purpose.fundsSource')}
        placeholder={words('purpose.choose')}
        options={offeredFunds(kind).map((value) => ({
          value,
          label: transferWords(`fundsSources.${value}`),
        }))}
        {...form.field('fundsSource', {
          required: words('purpose.fundsMissing'),
          onChange: () => {
            form.clearErrors('fundsSource')
            const { fundsSource } = form.getValues()
            if (fundsSource !== '') onChosen({ fundsSource })
          },
        })}
      />
      <StepActions>
        <Button type="submit" kind="primary" fullWidth>
          {words('next')}
        </Button>
      </StepActions>
    </Form>
  )
}

interface PurposeChoiceProps {
  value: Purpose | ''
  onChange: (purpose: Purpose) => void
}

/** The usual purposes of this kind of customer, with a button for all others. */
function PurposeChoice({ value, onChange }: PurposeChoiceProps) {
  const { first, more } = offeredPurposes(useSignedIn().actingAs.kind)
  const [all, setAll] = useState(() => more.some((purpose) => purpose === value))
  return (
    <>
      <RadioCards
        name="purpose"
        legend={words('purpose.purpose')}
        columns={2}
        value={value}
        onChange={onChange}
        options={(all ? [...first, ...more] : first).map((purpose) => ({
          value: purpose,
          label: transferWords(`purposes.${purpose}`),
        }))}
      />
      {all ? null : (
        <div>
          <Button kind="text" onPress={() => setAll(true)}>
            {words('purpose.more')}
          </Button>
        </div>
      )}
    </>
  )
}
