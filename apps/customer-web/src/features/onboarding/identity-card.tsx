import type { CustomerSession } from '@puente/contract/customer'
import { ButtonLink, Notice } from '@puente/ui'
import { paths } from '../../paths.ts'
import { words } from './words.ts'

interface IdentityCardProps extends Pick<CustomerSession['actingAs'], 'kind' | 'identity'> {
  /** The page to which the user continues once they may send. */
  callbackUrl?: string
}

/**
 * What prevents this account from sending, with a link to the next step; null once the identity is confirmed.
 */
export function IdentityCard({ kind, identity, callbackUrl }: IdentityCardProps) {
  if (identity === 'confirmed') return null
  if (kind === 'company') return <CompanyCard identity={identity} />
  const [text, action] = (
    {
      missing: ['card.draft', 'card.go'],
      submitted: ['card.submitted', 'card.see'],
      'not-confirmed': ['card.notConfirmed', 'card.mend'],
    } as const
  )[identity]
  return (
    <Notice
      title={words('card.title')}
      actions={
        <ButtonLink kind="primary" href={paths.signupGoOn(callbackUrl)}>
          {words(action)}
        </ButtonLink>
      }
    >
      <p>{words(text)}</p>
    </Notice>
  )
}

const companyTexts = {
  missing: 'card.companyDraft',
  submitted: 'card.companySubmitted',
  'not-confirmed': 'card.companyReturned',
} as const

/** The same for a company, whose application and documents are pending items. */
function CompanyCard({ identity }: { identity: keyof typeof companyTexts }) {
  return (
    <Notice
      title={words('card.companyTitle')}
      actions={
        <ButtonLink kind="primary" href={paths.notifications()}>
          {words('card.companyGo')}
        </ButtonLink>
      }
    >
      <p>{words(companyTexts[identity])}</p>
    </Notice>
  )
}
