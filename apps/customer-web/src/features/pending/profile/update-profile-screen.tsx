import type { PendingKind } from '@puente/contract'
import type { PendingItemWire, ProfileWire } from '@puente/contract/customer'
import { Card, DefinitionList, Muted } from '@puente/ui'
import { useSignedIn } from '../../access/signed-in.ts'
import { WhoHasPower } from '../../customers/who-can.tsx'
import { KnownProfile } from '../../profile/edit/known-profile.tsx'
import { ProfileForm } from '../../profile/edit/profile-form.tsx'
import type { ProfilePart } from '../../profile/edit/profile-values.ts'
import { factLines } from '../../profile/fact-lines.ts'
import { PendingPage } from '../pending-page.tsx'
import { usePendingItemsAt } from '../../tasks/use-pending-items-at.ts'
import { AnnualOwners } from './annual-owners.tsx'
import { AnnualReview } from './annual-review.tsx'
import { useRefetchPendingItems } from '../../tasks/use-settled.ts'
import { words } from './words.ts'

const path = '/notifications/update-profile'

/** The part of the form that settles each kind of item. */
const partOf: Partial<Record<PendingKind, ProfilePart>> = {
  'employer-name': 'work',
  'person-address': 'street',
}

/**
 * Missing data of a profile; when complete, its annual confirmation. Three kinds of item share this screen.
 */
export function UpdateProfileScreen() {
  const { actingAs } = useSignedIn()
  const here = usePendingItemsAt(path).items
  const lacks = here.some(({ kind }) => kind in partOf)
  const isCompany = actingAs.kind === 'company'
  const title = lacks ? words('missing.title') : words(isCompany ? 'annual.titleCompany' : 'annual.title')
  const lead = lacks ? missingLead(here) : words(isCompany ? 'annual.leadCompany' : 'annual.lead')
  return (
    <PendingPage path={path} title={title} lead={lead}>
      {(items) => <Profile items={items} />}
    </PendingPage>
  )
}

/** What is missing, why it is required, and how long it takes. */
const missingLead = (items: readonly PendingItemWire[]): string =>
  [
    ...items.flatMap(({ kind }) =>
      kind === 'employer-name' || kind === 'person-address' ? words(`missing.${kind}`) : [],
    ),
    words('missing.lead'),
  ].join(' ')

function Profile({ items }: { items: readonly PendingItemWire[] }) {
  const askAnew = useRefetchPendingItems()
  if (items.some(({ mine }) => !mine))
    return (
      <>
        <WhoHasPower power="administer" />
        <KnownProfile>
          {(profile) => (
            <>
              <Card>
                <DefinitionList items={factLines(profile.kind, profile)} />
              </Card>
              {profile.kind === 'company' ? <AnnualOwners /> : null}
            </>
          )}
        </KnownProfile>
      </>
    )
  const parts = items.flatMap(({ kind }) => partOf[kind] ?? [])
  const annual = items.find(({ kind }) => kind === 'annual-update')
  return (
    <KnownProfile>
      {(profile, localities) => {
        if (parts.length === 0)
          return annual === undefined ? null : (
            <AnnualReview item={annual} profile={profile} localities={localities} onConfirmed={askAnew} />
          )
        return (
          <Card>
            {parts.includes('street') ? <Locality profile={profile} /> : null}
            <ProfileForm
              profile={profile}
              localities={localities}
              parts={parts}
              submitLabel={words('missing.submit')}
              onSaved={askAnew}
            >
              <Muted>{words('missing.next')}</Muted>
            </ProfileForm>
          </Card>
        )
      }}
    </KnownProfile>
  )
}

/** The locality of the street to be entered. */
const Locality = ({ profile: { address = {} } }: { profile: ProfileWire }) =>
  address.comunaName === undefined ? null : (
    <p>{words('missing.comuna', { locality: [address.comunaName, address.regionName].join(', ') })}</p>
  )
