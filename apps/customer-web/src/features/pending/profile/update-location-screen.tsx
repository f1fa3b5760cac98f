import type { PendingItemWire } from '@puente/contract/customer'
import { Card } from '@puente/ui'
import { useSignedIn } from '../../access/signed-in.ts'
import { WhoHasPower } from '../../customers/who-can.tsx'
import { KnownProfile } from '../../profile/edit/known-profile.tsx'
import { ProfileForm } from '../../profile/edit/profile-form.tsx'
import { PendingPage } from '../pending-page.tsx'
import { usePendingItemsAt } from '../../tasks/use-pending-items-at.ts'
import { useSettled } from '../../tasks/use-settled.ts'
import { words } from './words.ts'

const path = '/notifications/update-location'

/** The customer's locality is missing or no longer exists in law: country, region, comuna. */
export function UpdateLocationScreen() {
  const { actingAs } = useSignedIn()
  const [item] = usePendingItemsAt(path).items
  return (
    <PendingPage
      path={path}
      title={words(actingAs.kind === 'company' ? 'location.titleCompany' : 'location.title')}
      lead={item === undefined ? '' : `${whyOf(item)} ${words('location.next')}`}
    >
      {([here]) => (here === undefined ? null : <Location item={here} />)}
    </PendingPage>
  )
}

const whyOf = ({ facts }: PendingItemWire): string =>
  words('country' in facts ? 'location.country' : 'gone' in facts ? 'location.gone' : 'location.unknown')

function Location({ item }: { item: PendingItemWire }) {
  const settled = useSettled()
  if (!item.mine) return <WhoHasPower power="administer" />
  return (
    <Card>
      <KnownProfile>
        {(profile, localities) => (
          <ProfileForm
            profile={profile}
            localities={localities}
            parts={['country', 'locality']}
            submitLabel={words('location.submit')}
            onSaved={settled}
          />
        )}
      </KnownProfile>
    </Card>
  )
}
