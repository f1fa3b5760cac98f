import { fundsSources, type FundsSource, type Purpose } from '@puente/contract'
import { Button, Form, RadioCards, Select } from '@puente/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { useSignedIn } from '../access/session.ts'
import { words as transferWords } from '../transfers/words.ts'
import { offeredPurposes } from './purposes.ts'
import { StepPage } from './step-page.tsx'
import { nextStep, stepPaths } from './steps.ts'
import { useDraft, type DraftHandle } from './use-draft.ts'
import { words } from './words.ts'

interface PurposeValues {
  purpose: Purpose | ''
  fundsSource: FundsSource | ''
}

/** The purpose and the source of funds: required by law, and each rail has its own code for the purpose. */
export function PurposeScreen() {
  const handle = useDraft()
  return (
    <StepPage
      step="purpose"
      title={words('purpose.title')}
      lead={words('purpose.lead')}
      backHref={paths.sendRecipient()}
      summary={handle.draft}
    >
      <PurposeForm handle={handle} />
    </StepPage>
  )
}

function PurposeForm({ handle: { draft, note, keep } }: { handle: DraftHandle }) {
  const router = useRouter()
  const form = useForm<PurposeValues>({
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    defaultValues: { purpose: draft.purpose ?? '', fundsSource: draft.fundsSource ?? '' },
  })
  const { clearErrors, control, register, setValue, handleSubmit, formState } = form
  const { purpose: noPurpose, fundsSource: noSource } = formState.errors
  register('purpose', { required: words('purpose.purposeMissing') })

  const goOn = async ({ purpose, fundsSource }: PurposeValues) => {
    if (purpose === '' || fundsSource === '') return
    await router.navigate({ href: stepPaths[nextStep(keep({ purpose, fundsSource }))]() })
  }
  return (
    <Form
      busy={false}
      refusal={undefined}
      faults={{
        ...(noPurpose?.message === undefined ? {} : { purpose: noPurpose.message }),
        ...(noSource?.message === undefined ? {} : { fundsSource: noSource.message }),
      }}
      onSubmit={handleSubmit(goOn)}
    >
      <PurposeChoice
        value={useWatch({ control, name: 'purpose' })}
        onChange={(purpose) => {
          setValue('purpose', purpose)
          clearErrors('purpose')
          note({ purpose })
        }}
      />
      <Select
        label={words('purpose.fundsSource')}
        placeholder={words('purpose.choose')}
        options={fundsSources.map((value) => ({ value, label: transferWords(`fundsSources.${value}`) }))}
        {...register('fundsSource', {
          required: words('purpose.fundsMissing'),
          onChange: () => clearErrors('fundsSource'),
        })}
      />
      <Button type="submit" kind="primary" fullWidth>
        {words('next')}
      </Button>
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
