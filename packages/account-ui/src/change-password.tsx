import { Button, Card, Form, LiveRegion, messagesOf, Notice, PasswordInput, Section } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import type { AccountCalls } from './calls.ts'
import { NewPassword } from './new-password.tsx'
import { sessionsQuery } from './queries.ts'
import { words } from './words.ts'

const empty = { current: '', next: '' }
const labels = { current: words('password.current'), next: words('password.next') }

/** Changes the password, which ends all other sessions. */
export function ChangePassword({ calls }: { calls: AccountCalls }) {
  const queryClient = useQueryClient()
  const form = useForm({ shouldFocusError: false, reValidateMode: 'onBlur', defaultValues: empty })
  const { control, register, reset, handleSubmit, formState } = form
  const change = useMutation({
    mutationFn: (body: typeof empty) => calls.changePassword({ body }),
    onSuccess: () => {
      reset(empty)
      return queryClient.invalidateQueries({ queryKey: sessionsQuery(calls).queryKey })
    },
  })
  const done = change.isSuccess ? words('password.done') : ''
  return (
    <Section title={words('password.title')}>
      <Card>
        <Form
          busy={change.isPending}
          refusal={refusalOf(change.error)}
          faults={{ ...faultsOf(change.error, undefined, labels), ...messagesOf(formState.errors) }}
          onSubmit={handleSubmit((values) => change.mutate(values))}
        >
          {done === '' ? null : <Notice tone="ok">{done}</Notice>}
          <LiveRegion message={done} />
          <PasswordInput
            label={labels.current}
            autoComplete="current-password"
            maxLength={400}
            {...register('current', { required: words('password.currentMissing') })}
          />
          <NewPassword name="next" register={register} typed={useWatch({ control, name: 'next' })} />
          <Button type="submit" busy={change.isPending}>
            {words('password.submit')}
          </Button>
        </Form>
      </Card>
    </Section>
  )
}
