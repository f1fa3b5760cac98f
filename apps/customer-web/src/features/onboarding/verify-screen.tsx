import { ButtonLink, Card, CodeForm, Column, Link, PageHeading } from '@puente/ui'
import { hasCode, refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { enterSession } from '../access/session-actions.ts'
import { afterVerification } from './after-signup.ts'
import { codeFault, isAboutCode } from './code-faults.ts'
import { forgetSignup, typedEmailOf } from './signup-values.ts'
import { ResendCode } from './resend-code.tsx'
import { words } from './words.ts'

/** Verifies the e-mail address: the code creates the account and signs the user in. */
export function VerifyScreen() {
  const { id = '', sentTo = '', callbackUrl } = useSearch({ strict: false }) as VerifySearch
  const verify = useVerify(id, callbackUrl)
  const typed = typedEmailOf(id)
  const resend = useMutation({ mutationFn: () => api.resendRegistrationCode({ params: { id } }) })
  const isGone =
    hasCode(verify.error, 'registration-expired') || hasCode(resend.error, 'registration-expired')
  return (
    <Column>
      <PageHeading
        title={words('verify.title')}
        lead={isGone ? words('verify.gone') : words('verify.lead', { to: typed ?? sentTo })}
      />
      {isGone ? (
        <ButtonLink kind="primary" href={paths.signup(callbackUrl)}>
          {words('verify.again')}
        </ButtonLink>
      ) : (
        <>
          <Card>
            <CodeForm
              label={words('verify.code')}
              submitLabel={words('verify.submit')}
              missing={words('verify.codeMissing')}
              busy={verify.isPending || verify.isSuccess}
              fault={codeFault(verify.error)}
              refusal={
                isAboutCode(verify.error) ? undefined : (refusalOf(verify.error) ?? refusalOf(resend.error))
              }
              onCode={(digits) => verify.mutate(digits)}
              autoFocus
              fullWidth
            />
          </Card>
          <ResendCode busy={resend.isPending} onResend={() => resend.mutateAsync()} />
          <p>
            {typed === undefined ? null : words('verify.mistyped')}{' '}
            <Link href={paths.signup(callbackUrl)}>{words('verify.change')}</Link>
          </p>
          <p>{words('verify.missing')}</p>
        </>
      )}
    </Column>
  )
}

export interface VerifySearch {
  readonly id?: string
  readonly sentTo?: string
  readonly callbackUrl?: string
}

function useVerify(id: string, callbackUrl: string | undefined) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (code: string) => api.verifyRegistration({ params: { id }, body: { code } }),
    onSuccess: async (session) => {
      enterSession(queryClient, session)
      await router.navigate({ href: afterVerification(callbackUrl), replace: true })
      forgetSignup()
    },
  })
}
