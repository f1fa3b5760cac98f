import type { ReferralProgramWire } from '@puente/contract/customer'
import { Button, Card, Form, Muted, Notice, TextInput } from '@puente/ui'
import { format, refusalOf, useEndpointForm, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { codeFault } from './code-fault.ts'
import { storeProgram } from './referral-queries.ts'
import { words } from './words.ts'

/** The field for the invitation code of the signed-in user; after it was accepted, the reward and its condition. */
export function OwnInvitation({ program }: { program: ReferralProgramWire }) {
  const [hadField] = useState(program.mayEnterCode)
  if (program.mayEnterCode) return <EnterCode />
  return program.invited === undefined ? null : <Invited promise={program.invited} isNews={hadField} />
}

// The pressed button is gone: keyboard and screen reader continue at the result.
const focusOf = (box: HTMLElement | null) => box?.focus()

interface InvitedProps {
  promise: ReferralProgramWire['promise']
  /** Whether the user entered the code on this screen. */
  isNews: boolean
}

function Invited({ promise: { invitedReward, minimumSend }, isNews }: InvitedProps) {
  return (
    <div role="status" tabIndex={-1} ref={isNews ? focusOf : undefined} style={{ outline: 'none' }}>
      <Notice tone="ok" title={words('invited.title', { reward: format.amount(invitedReward) })}>
        <p>{words('invited.when', { minimum: format.amount(minimumSend) })}</p>
      </Notice>
    </div>
  )
}

/** The invitation code of a user who already has an account; accepted until the first order. */
function EnterCode() {
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
