import { Button, Form, TextArea, TextInput } from '@puente/ui'
import { faultsOf, HttpError, refusalOf } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useForm, type FieldErrors } from 'react-hook-form'
import { api } from '../../api.ts'
import { useKeyOf } from '../../shell/use-key-of.ts'
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
  const { register, handleSubmit, formState } = useForm<ComplaintValues>({
    shouldFocusError: false,
    reValidateMode: 'onBlur',
    defaultValues: emptyComplaint,
  })
  const keyOf = useKeyOf()
  const send = useMutation({
    mutationFn: (values: ComplaintValues) => {
      const body = complaintBody(values)
      return api.createComplaint({ body, idempotencyKey: keyOf(body) })
    },
    onSuccess: (complaint, { email }) => onSent(complaint, email.trim()),
  })
  const field = (name: keyof typeof complaintRules) => ({
    label: words(`form.${name}`),
    ...register(name, { validate: complaintRules[name] }),
  })
  return (
    <Form
      busy={send.isPending}
      refusal={refusalWords(send.error)}
      faults={{ ...faultsOf(send.error), ...faultsOfForm(formState.errors) }}
      onSubmit={handleSubmit((values) => send.mutate(values))}
    >
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
        {...register('transferReference')}
      />
      <TextInput optional type="tel" inputMode="tel" autoComplete="tel" maxLength={20} {...field('phone')} />
      <Button type="submit" kind="primary" fullWidth busy={send.isPending}>
        {words('form.submit')}
      </Button>
    </Form>
  )
}

const faultsOfForm = (errors: FieldErrors<ComplaintValues>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      error.message === undefined ? [] : [[name, error.message]],
    ),
  )

/** The message for a failure: a complaint moves no money, so it says that the text is kept. */
function refusalWords(error: unknown) {
  if (error === null) return undefined
  const isRead = error instanceof HttpError && error.status !== undefined && error.status < 500
  if (isRead && error.status !== 404) return refusalOf(error)
  return { title: words('failed.unread'), message: words('failed.unreadText') }
}
