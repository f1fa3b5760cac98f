import { Button, Card, Form, LiveRegion, Notice, PasswordInput, Section } from '@puente/ui'
import { fieldForms, useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccountCalls } from '../calls.ts'
import { NewPassword, newPasswordRules } from './new-password.tsx'
import { sessionsQuery } from '../queries.ts'
import { words } from '../words.ts'

const empty = { current: '', next: '' }
const names = { current: fieldForms.password, next: fieldForms.password }

/** Changes the password, which ends all other sessions. */
export function ChangePassword({ calls }: { calls: AccountCalls }) {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (body: typeof empty) => calls.changePassword({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(calls).queryKey }),
  })
  const form = useEndpointForm({
    sending: change,
    defaults: empty,
    labels: names,
    submit: (values, clear) => change.mutate(values, { onSuccess: clear }),
  })
  const done = change.isSuccess ? words('password.done') : ''
  return (
    <Section title={words('password.title')}>
      <Card>
        <Form {...form.props}>
          {done === '' ? null : <Notice tone="ok">{done}</Notice>}
          <LiveRegion message={done} />
          <PasswordInput
            label={words('password.current')}
            autoComplete="current-password"
            maxLength={400}
            {...form.field('current', { required: words('password.currentMissing') })}
          />
          <NewPassword {...form.field('next', newPasswordRules)} typed={form.watch('next')} />
          <Button type="submit" busy={change.isPending}>
            {words('password.submit')}
          </Button>
        </Form>
      </Card>
    </Section>
  )
}
