import { Button, CodeForm } from '@puente/ui'
import { proofFault, refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { sessionQuery } from '../access/session.ts'
import { ResendCode } from '../onboarding/resend-code.tsx'
import { contactQuery } from './profile-queries.ts'
import { words } from './words.ts'

/** The two contacts of a user. */
export type What = 'email' | 'phone'

interface ContactCodeProps {
  what: What
  /** The address or number that received the code, as the user typed it. */
  to: string
  onResend: () => Promise<unknown>
  /** Called once it is verified; the button stays busy until this resolves. */
  onDone: () => unknown
  onAgain: () => void
}

/** The code that verifies an e-mail or a phone. */
export function ContactCode({ what, to, onResend, onDone, onAgain }: ContactCodeProps) {
  const queryClient = useQueryClient()
  const verify = useMutation({
    mutationFn: async (digits: string) => {
      const body = { code: digits }
      const contact = await (what === 'email' ? api.verifyEmail({ body }) : api.verifyPhone({ body }))
      queryClient.setQueryData(contactQuery.queryKey, contact)
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      await onDone()
    },
  })
  const resend = useMutation({ mutationFn: onResend })
  const wrong = proofFault(verify.error)
  return (
    <CodeForm
      label={words('change.code')}
      hint={words('change.codeLead', { to })}
      submitLabel={words('change.confirm')}
      missing={words('change.codeMissing')}
      busy={verify.isPending}
      fault={wrong}
      refusal={wrong === undefined ? refusalOf(verify.error ?? resend.error) : undefined}
      onCode={(digits) => verify.mutate(digits)}
      autoFocus
    >
      <ResendCode busy={resend.isPending} onResend={() => resend.mutateAsync()} />
      <div>
        <Button kind="text" onPress={onAgain}>
          {words('change.again')}
        </Button>
      </div>
    </CodeForm>
  )
}
