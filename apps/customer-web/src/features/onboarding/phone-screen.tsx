import { Button, CodeForm, Form, TextInput } from '@puente/ui'
import { phoneFault, refusalOf, useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { applicationQuery } from './application-queries.ts'
import { codeFault, isAboutCode } from './code-faults.ts'
import { FilePage } from './file-page.tsx'
import { afterPhone } from './file-steps.ts'
import { ResendCode } from './resend-code.tsx'
import { useCallbackUrl } from '../access/use-callback-url.ts'
import { useFile } from './use-file.ts'
import { words } from './words.ts'

/** The phone number and the code that verifies it. A verified number is shown read-only. */
export function PhoneScreen() {
  const { file } = useFile()
  const [isSent, setSent] = useState(false)
  return (
    <FilePage
      step="phone"
      title={words('phone.title')}
      lead={isSent ? words('phone.codeLead', { to: file.phone ?? '' }) : words('phone.lead')}
    >
      {isSent ? (
        <ItsCode onChange={() => setSent(false)} />
      ) : (
        <NumberForm phone={file.phone ?? ''} onSent={() => setSent(true)} />
      )}
    </FilePage>
  )
}

function NumberForm({ phone, onSent }: { phone: string; onSent: () => void }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const callbackUrl = useCallbackUrl()
  const send = useMutation({
    mutationFn: async (values: { phone: string }) => {
      const application = await api.saveApplication({ body: { phone: values.phone } })
      queryClient.setQueryData(applicationQuery.queryKey, application)
      if (!application.phoneVerified) await api.sendPhoneCode({})
      return application
    },
    onSuccess: async (application) => {
      if (!application.phoneVerified) onSent()
      else await router.navigate({ href: afterPhone(application, callbackUrl) })
    },
  })
  const form = useEndpointForm({
    sending: send,
    defaults: { phone },
    labels: { phone: words('phone.phone') },
    submit: (values) => send.mutate(values),
  })
  return (
    <Form {...form.props}>
      <TextInput
        label={words('phone.phone')}
        hint={words('phone.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        {...form.field('phone', {
          validate: (typed) => phoneFault(typed) ?? true,
        })}
      />
      <Button type="submit" kind="primary" fullWidth busy={send.isPending}>
        {words('phone.send')}
      </Button>
    </Form>
  )
}

function ItsCode({ onChange }: { onChange: () => void }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const callbackUrl = useCallbackUrl()
  const verify = useMutation({
    mutationFn: (digits: string) => api.verifyApplicationPhone({ body: { code: digits } }),
    onSuccess: async (application) => {
      queryClient.setQueryData(applicationQuery.queryKey, application)
      await router.navigate({ href: afterPhone(application, callbackUrl) })
    },
  })
  const resend = useMutation({ mutationFn: () => api.sendPhoneCode({}) })
  return (
    <CodeForm
      label={words('phone.code')}
      submitLabel={words('phone.confirm')}
      missing={words('verify.codeMissing')}
      busy={verify.isPending || verify.isSuccess}
      fault={codeFault(verify.error)}
      refusal={isAboutCode(verify.error) ? undefined : (refusalOf(verify.error) ?? refusalOf(resend.error))}
      onCode={(digits) => verify.mutate(digits)}
      autoFocus
      fullWidth
    >
      <ResendCode busy={resend.isPending} onResend={() => resend.mutateAsync()} />
      <div>
        <Button kind="text" onPress={onChange}>
          {words('phone.change')}
        </Button>
      </div>
    </CodeForm>
  )
}
