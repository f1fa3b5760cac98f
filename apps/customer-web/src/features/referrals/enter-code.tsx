import { Button, Card, Form, Muted, TextInput } from '@puente/ui'
import { refusalOf, useEndpointForm, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { codeFault } from './code-fault.ts'
import { storeProgram } from './referral-queries.ts'
import { words } from './words.ts'

/** The invitation code of a user who already has an account; accepted until the first order. */
export function EnterCode() {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const accept = useMutation({
    mutationFn: (body: { code: string }) => api.acceptInvitation({ body, idempotencyKey: keyOf(body) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: (program) => storeProgram(queryClient, program),
  })
  const form = useEndpointForm({
    sending: accept,
    defaults: { code: '' },
    faults: (error): Record<string, string> => {
      const code = codeFault(error)
      return code === undefined ? {} : { code }
    },
    refusal: (error) => (codeFault(error) === undefined ? refusalOf(error) : undefined),
    submit: ({ code }) => accept.mutate({ code: code.trim() }),
  })
  return (
    <Card title={words('enter.title')}>
      <p>
        <Muted>{words('enter.lead')}</Muted>
      </p>
      <Form {...form.props}>
        <TextInput
          label={words('enter.code')}
          hint={words('enter.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...form.field('code', { required: words('enter.missing') })}
        />
        <Button type="submit" busy={accept.isPending}>
          {words('enter.submit')}
        </Button>
      </Form>
    </Card>
  )
}
