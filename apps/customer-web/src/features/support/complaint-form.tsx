import { Button, Form, TextArea, TextInput } from '@puente/ui'
import { HttpError, refusalOf, useEndpointForm, useKeyOf } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api.ts'
import {
  complaintBody,
  complaintRules,
  emptyComplaint,
  type Complaint,
  type ComplaintValues,
} from './complaint-faults.ts'
import { words } from './words.ts'

interface ComplaintFormProps {
  onSent: (complaint: Complaint, email: string) => void
}

/** The form for a complaint; only what is needed to answer it is required. */
export function ComplaintForm({ onSent }: ComplaintFormProps) {
  const keyOf = useKeyOf()
  const send = useMutation({
    mutationFn: (values: ComplaintValues) => {
      const body = complaintBody(values)
      return api.createComplaint({ body, idempotencyKey: keyOf(body) })
    },
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: (complaint, { email }) => onSent(complaint, email.trim()),
  })
  const form = useEndpointForm({
    sending: send,
    defaults: emptyComplaint,
    refusal: refusalWords,
    submit: (values) => send.mutate(values),
  })
  const field = (name: keyof typeof complaintRules) => ({
    label: words(`form.${name}`),
    ...form.field(name, { validate: complaintRules[name] }),
  })
  return (
    <Form {...form.props}>
      <TextInput autoComplete="name" maxLength={140} {...field('name')} />
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint={words('form.emailHint')}
        {...field('email')}
      />
      <TextArea rows={6} maxLength={2000} hint={words('form.textHint')} {...field('text')} />
      <TextInput optional autoComplete="off" hint={words('form.rutHint')} maxLength={14} {...field('rut')} />
      <TextInput
        optional
        autoComplete="off"
        label={words('form.transferReference')}
        hint={words('form.transferReferenceHint')}
        maxLength={20}
        {...form.field('transferReference')}
      />
      <TextInput optional type="tel" inputMode="tel" autoComplete="tel" maxLength={20} {...field('phone')} />
      <Button type="submit" kind="primary" fullWidth busy={send.isPending}>
        {words('form.submit')}
      </Button>
    </Form>
  )
}

/** The message for a failure: a complaint moves no money, so it says that the text is kept. */
function refusalWords(error: unknown) {
  if (error === null) return undefined
  const isRead = error instanceof HttpError && error.status !== undefined && error.status < 500
  if (isRead && error.status !== 404) return refusalOf(error)
  return { title: words('failed.unread'), message: words('failed.unreadText') }
}
