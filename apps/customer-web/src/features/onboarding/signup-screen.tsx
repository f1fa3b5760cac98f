import type { QueryClient } from '@tanstack/react-query'
import { invitationCodeQuery } from '../referrals/referral-queries.ts'
import { Column, FailedState, Link, PageHeading } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { useAppAddress } from '../../parts/app-address.ts'
import { termsQuery } from '../terms/terms-queries.ts'
import { SignupForm } from './signup-form.tsx'
import { InvitedNotice } from './invited-notice.tsx'
import { useCallbackUrl } from '../access/use-callback-url.ts'
import { words } from './words.ts'

/** Loads the benefit of the invitation code in the URL, before the page is rendered. */
export async function prepareSignup(queryClient: QueryClient, code: string | undefined): Promise<void> {
  if (code !== undefined) await Promise.allSettled([queryClient.ensureQueryData(invitationCodeQuery(code))])
}

/** Sign-up: name, contact details, and acceptance of the terms. */
export function SignupScreen() {
  useAppAddress()
  const callbackUrl = useCallbackUrl()
  const { code } = useSearch({ strict: false }) as { code?: string }
  const terms = useQuery(termsQuery('terms-of-use'))
  const privacy = useQuery(termsQuery('privacy-notice'))
  const error = terms.error ?? privacy.error
  return (
    <Column>
      <PageHeading title={words('start.title')} lead={words('start.lead')} />
      {code === undefined ? null : <InvitedNotice code={code} />}
      {error === null ? (
        <SignupForm
          code={code}
          accepts={
            terms.data === undefined || privacy.data === undefined
              ? undefined
              : { termsOfUse: terms.data.version, privacyNotice: privacy.data.version }
          }
        />
      ) : (
        <FailedState
          title={words('start.textsFailed')}
          message={describeFailure(error).message}
          retryLabel={words('start.textsAgain')}
          onRetry={() => Promise.all([terms.refetch(), privacy.refetch()])}
        />
      )}
      <p>
        {words('start.already')} <Link href={paths.login(callbackUrl)}>{words('start.signIn')}</Link>
      </p>
    </Column>
  )
}
