import type { QueryClient } from '@tanstack/react-query'
import { invitationCodeQuery } from '../referrals/referral-queries.ts'
import { Column, Link, PageHeading } from '@puente/ui'
import { both, Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { useAppAddress } from '../../parts/pages/app-address.ts'
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
  return (
    <Column>
      <PageHeading title={words('start.title')} lead={words('start.lead')} />
      {code === undefined ? null : <InvitedNotice code={code} />}
      <Loaded
        query={both(terms, privacy)}
        failed={words('start.textsFailed')}
        skeleton={<SignupForm code={code} accepts={undefined} />}
      >
        {([{ version: termsOfUse }, { version: privacyNotice }]) => (
          <SignupForm code={code} accepts={{ termsOfUse, privacyNotice }} />
        )}
      </Loaded>
      <p>
        {words('start.already')} <Link href={paths.login(callbackUrl)}>{words('start.signIn')}</Link>
      </p>
    </Column>
  )
}
