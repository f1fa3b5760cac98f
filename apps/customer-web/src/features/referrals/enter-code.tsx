import { Button, Card, Form, messagesOf, Muted, TextInput } from '@puente/ui'
import { refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api } from '../../api.ts'
import { useKeyOf } from '../../shell/use-key-of.ts'
import { codeFault } from './code-fault.ts'
import { keepProgram } from './referral-queries.ts'
import { words } from './words.ts'

/** The invitation code of a user who already has an account; accepted until the first order. */
export function EnterCode() {
  const { register, handleSubmit, formState } = useForm({
    shouldFocusError: false,
    defaultValues: { code: '' },
  })
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const accept = useMutation({
    mutationFn: (body: { code: string }) => api.acceptInvitation({ body, idempotencyKey: keyOf(body) }),
    onSuccess: (program) => keepProgram(queryClient, program),
  })
  const fault = codeFault(accept.error)
  return (
    <Card title={words('enter.title')}>
      <p>
        <Muted>{words('enter.lead')}</Muted>
      </p>
      <Form
        busy={accept.isPending}
        refusal={fault === undefined ? refusalOf(accept.error) : undefined}
        faults={{ ...(fault === undefined ? {} : { code: fault }), ...messagesOf(formState.errors) }}
        onSubmit={handleSubmit(({ code }) => accept.mutate({ code: code.trim() }))}
      >
        <TextInput
          label={words('enter.code')}
          hint={words('enter.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...register('code', { required: words('enter.missing') })}
        />
        <Button type="submit" busy={accept.isPending}>
          {words('enter.submit')}
        </Button>
      </Form>
    </Card>
  )
}
