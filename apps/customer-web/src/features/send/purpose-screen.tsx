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
import { useDraft } from './use-draft.ts'
import { words } from './words.ts'

interface PurposeValues {
  purpose: Purpose | ''
  fundsSource: FundsSource | ''
}

/** What for, and where the money comes from: the law asks, and each rail has its own code for it. */
export function PurposeScreen() {
  const router = useRouter()
  const { actingAs } = useSignedIn()
  const { draft, note, keep } = useDraft()
  const form = useForm<PurposeValues>({
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    defaultValues: { purpose: draft.purpose ?? '', fundsSource: draft.fundsSource ?? '' },
  })
  const { clearErrors, control, register, setValue, handleSubmit, formState } = form
  const purpose = useWatch({ control, name: 'purpose' })
  const { first, more } = offeredPurposes(actingAs.kind)
  const [all, setAll] = useState(() => more.some((value) => value === draft.purpose))

  register('purpose', { required: words('purpose.purposeMissing') })
  const goOn = async (values: PurposeValues) => {
    const { purpose: why, fundsSource: from } = values
    if (why === '' || from === '') return
    await router.navigate({ href: stepPaths[nextStep(keep({ purpose: why, fundsSource: from }))]() })
  }
  const { errors } = formState
  return (
    <StepPage
      step="purpose"
      title={words('purpose.title')}
      lead={words('purpose.lead')}
      backHref={paths.sendRecipient()}
      summary={draft}
    >
      <Form
        busy={false}
        refusal={undefined}
        faults={{
          ...(errors.purpose?.message === undefined ? {} : { purpose: errors.purpose.message }),
          ...(errors.fundsSource?.message === undefined ? {} : { fundsSource: errors.fundsSource.message }),
        }}
        onSubmit={handleSubmit(goOn)}
      >
        <RadioCards
          name="purpose"
          legend={words('purpose.purpose')}
          columns={2}
          value={purpose}
          onChange={(value) => {
            setValue('purpose', value)
            clearErrors('purpose')
            note({ purpose: value })
          }}
          options={(all ? [...first, ...more] : first).map((value) => ({
            value,
            label: transferWords(`purposes.${value}`),
          }))}
        />
        {all ? null : (
          <div>
            <Button kind="text" onPress={() => setAll(true)}>
              {words('purpose.more')}
            </Button>
          </div>
        )}
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
    </StepPage>
  )
}
