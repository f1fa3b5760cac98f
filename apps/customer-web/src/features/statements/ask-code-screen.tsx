import { Button, Card, Form, TextInput } from '@puente/ui'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { PublicPage } from '../../shell/public-page.tsx'
import { codeTyped } from './verification-call.ts'
import { words } from './words.ts'

/** Asks for the code printed on a receipt. */
export function AskCodeScreen() {
  const router = useRouter()
  const { register, handleSubmit, formState } = useForm<{ code: string }>({
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    defaultValues: { code: '' },
  })
  const fault = formState.errors.code?.message
  const validate = (typed: string) => {
    if (typed.trim() === '') return words('ask.missing')
    return codeTyped(typed) !== undefined || words('ask.shape')
  }
  return (
    <PublicPage
      title={words('ask.title')}
      lead={words('ask.lead')}
      description={words('ask.description')}
      path={paths.verifyReceipt()}
      width="task"
    >
      <Card>
        <Form
          busy={false}
          refusal={undefined}
          faults={fault === undefined ? {} : { code: fault }}
          onSubmit={handleSubmit(({ code }) =>
            router.navigate({ href: paths.verifyReceipt(codeTyped(code) ?? '') }),
          )}
        >
          <TextInput
            label={words('ask.code')}
            hint={words('ask.codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
            {...register('code', { validate })}
          />
          <Button type="submit" kind="primary" fullWidth>
            {words('ask.submit')}
          </Button>
        </Form>
      </Card>
    </PublicPage>
  )
}
