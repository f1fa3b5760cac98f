import { BackLink, Button, ButtonLink, Card, Column, Form, PageHeading, TextInput } from '@puente/ui'
import { emailFault, useEndpointForm } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { useCallbackUrl } from './use-callback-url.ts'
import { RecoverPassword } from './recover-password.tsx'
import { words } from './recover-words.ts'

interface Sent {
  readonly recoveryId: string
  readonly email: string
}

/** Password recovery. It shows the same text whether or not the e-mail address has an account. */
export function RecoverScreen() {
  const callbackUrl = useCallbackUrl()
  const [sent, setSent] = useState<Sent>()
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <Column>
        <PageHeading title={words('doneTitle')} lead={words('done')} />
        <div>
          <ButtonLink kind="primary" href={paths.login(callbackUrl)}>
            {words('signIn')}
          </ButtonLink>
        </div>
      </Column>
    )
  }
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.login(callbackUrl)}>{words('back')}</BackLink>}
        title={words(sent === undefined ? 'title' : 'codeTitle')}
        lead={sent === undefined ? words('lead') : words('codeLead', { email: sent.email })}
      />
      <Card>
        {sent === undefined ? (
          <AskForm onSent={setSent} />
        ) : (
          <RecoverPassword
            recoveryId={sent.recoveryId}
            email={sent.email}
            onDone={() => setDone(true)}
            onOther={() => setSent(undefined)}
          />
        )}
      </Card>
    </Column>
  )
}

function AskForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const start = useMutation({
    mutationFn: ({ email }: { email: string }) => api.startRecovery({ body: { email: email.trim() } }),
    onSuccess: ({ recoveryId }, { email }) => onSent({ recoveryId, email: email.trim() }),
  })
  const form = useEndpointForm({
    sending: start,
    defaults: { email: '' },
    submit: (values) => start.mutate(values),
  })
  return (
    <Form {...form.props}>
      <TextInput
        label={words('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.field('email', {
          validate: (typed) => emailFault(typed) ?? true,
        })}
      />
      <Button type="submit" kind="primary" fullWidth busy={start.isPending}>
        {words('send')}
      </Button>
    </Form>
  )
}
