import { newPasswordRules, PasswordStrength } from '@puente/account-ui'
import { Button, Card, Checkbox, Form, Link, PasswordInput, RadioCards, TextInput } from '@puente/ui'
import {
  emailFault,
  type EndpointForm,
  faultsOf,
  refusalOf,
  useEndpointForm,
  useFormValues,
} from '@puente/web'
import { customerKinds } from '@puente/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import type { ReactNode } from 'react'
import { codeFault } from '../referrals/code-fault.ts'
import { invitationCodeQuery } from '../referrals/referral-queries.ts'
import { isForCompany } from './after-signup.ts'
import { keepSignup, typedSignup, type TypedSignup } from './signup-values.ts'
import { useCallbackUrl } from '../access/use-callback-url.ts'
import { words } from './words.ts'

type Values = TypedSignup

const empty: Values = {
  kind: 'person',
  givenNames: '',
  surnames: '',
  email: '',
  password: '',
  invitationCode: '',
  termsOfUse: false,
  privacyNotice: false,
}

const kindOptions = customerKinds.map((value) => ({
  value,
  label: words(`start.kinds.${value}`),
  description: words(`start.kindHints.${value}`),
}))

interface SignupFormProps {
  /** The versions to be accepted; undefined until the texts in force are loaded. */
  accepts: { readonly termsOfUse: number; readonly privacyNotice: number } | undefined
  /** The invitation code from the URL; the user may change it. */
  code: string | undefined
}

/**
 * The form to create an account. If it is submitted before the texts are loaded, it waits for them, so that
 * no unknown version is accepted.
 */
export function SignupForm({ accepts, code = '' }: SignupFormProps) {
  const start = useStart(accepts)
  const callbackUrl = useCallbackUrl()
  const form = useEndpointForm<Values>({
    sending: start,
    // A user who returns to correct the address finds the other fields filled in.
    defaults: { ...empty, ...typedSignup(), ...(code === '' ? {} : { invitationCode: code }) },
    faults: (error) => {
      const invitationCode = codeFault(error)
      return {
        ...faultsOf(error, (at) => at.replace('accepts.', '')),
        ...(invitationCode === undefined ? {} : { invitationCode }),
      }
    },
    refusal: (error) => (codeFault(error) === undefined ? refusalOf(error) : undefined),
    submit: (values) => start.mutate(values),
  })
  return (
    <Card>
      <Form {...form.props}>
        {isForCompany(callbackUrl) ? null : (
          <RadioCards legend={words('start.kind')} options={kindOptions} {...form.choice('kind')} />
        )}
        <Who field={form.field} />
        <NewPassword form={form} />
        <InvitationCode field={form.field} />
        <Consents field={form.field} />
        <Button
          type="submit"
          kind="primary"
          fullWidth
          busy={start.isPending}
          disabled={accepts === undefined}
        >
          {words('start.submit')}
        </Button>
      </Form>
    </Card>
  )
}

function useStart(accepts: SignupFormProps['accepts']) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const callbackUrl = useCallbackUrl()
  return useMutation({
    mutationFn: async ({ givenNames, surnames, email, password, invitationCode }: Values) => {
      if (accepts === undefined) throw new Error('the texts in force are not known yet')
      const code = invitationCode.trim()
      const person = { givenNames, surnames, email: email.trim(), password, accepts }
      if (code === '') return api.startRegistration({ body: person })
      // An unknown code is reported at its field before any mail is sent.
      await queryClient.ensureQueryData(invitationCodeQuery(code))
      return api.startRegistration({ body: { ...person, invitationCode: code } })
    },
    onSuccess: ({ registrationId, sentTo }, typed) => {
      keepSignup(registrationId, typed)
      const next = typed.kind === 'company' ? paths.signupCompany() : callbackUrl
      return router.navigate({ href: paths.signupVerify(registrationId, sentTo, next) })
    },
  })
}

type FieldsProps = Pick<EndpointForm<Values>, 'field'>

function Who({ field }: FieldsProps) {
  return (
    <>
      <TextInput
        label={words('start.givenNames')}
        hint={words('start.givenNamesHint')}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={100}
        {...field('givenNames', { required: words('start.givenNamesMissing') })}
      />
      <TextInput
        label={words('start.surnames')}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={100}
        {...field('surnames', { required: words('start.surnamesMissing') })}
      />
      <TextInput
        label={words('start.email')}
        hint={words('start.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...field('email', {
          validate: (typed) => emailFault(typed) ?? true,
        })}
      />
    </>
  )
}

function NewPassword({ form }: { form: EndpointForm<Values> }) {
  const [typed] = useFormValues(form, ['password'])
  return (
    <div>
      <PasswordInput
        label={words('start.password')}
        hint={words('start.passwordHint')}
        autoComplete="new-password"
        maxLength={200}
        {...form.field('password', newPasswordRules)}
      />
      <PasswordStrength password={typed} />
    </div>
  )
}

function InvitationCode({ field }: FieldsProps) {
  return (
    <TextInput
      label={words('start.code')}
      hint={words('start.codeHint')}
      optional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      {...field('invitationCode')}
    />
  )
}

/** The texts open in a new tab, so that nothing typed is lost. */
const inNewTab = (href: string) => (text: ReactNode) => (
  <Link href={href} target="_blank" rel="noopener">
    {text}
  </Link>
)

function Consents({ field }: FieldsProps) {
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Checkbox
        label={words.rich('start.terms', { a: inNewTab(paths.terms()) })}
        {...field('termsOfUse', { required: words('start.termsMissing') })}
      />
      <Checkbox
        label={words.rich('start.privacy', { a: inNewTab(paths.privacy()) })}
        {...field('privacyNotice', { required: words('start.privacyMissing') })}
      />
    </div>
  )
}
