import type { LocalitiesWire, ProfileWire } from '@puente/contract/customer'
import {
  BackLink,
  ButtonLink,
  Card,
  Column,
  DefinitionList,
  Link,
  LiveRegion,
  Muted,
  Notice,
  PageHeading,
} from '@puente/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { paths } from '../../../paths.ts'
import { useMay } from '../../access/session.ts'
import { useSignedIn } from '../../access/signed-in.ts'
import { WhoHasPower } from '../../customers/who-can.tsx'
import { pendingQuery } from '../../tasks/pending-queries.ts'
import { useContinue } from '../../tasks/use-settled.ts'
import { reopensText } from '../corrections.ts'
import { factLines } from '../fact-lines.ts'
import { KnownProfile } from './known-profile.tsx'
import { ProfileForm } from './profile-form.tsx'
import { words } from './words.ts'

/** The address of the customer, and the occupation of a person; available at all times. */
export function ProfileEditScreen() {
  const { actingAs } = useSignedIn()
  const title = actingAs.kind === 'company' ? words('titleCompany') : words('title')
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.profile()}>{words('back')}</BackLink>}
        title={title}
        lead={words('lead')}
      />
      {actingAs.kind === 'person' && !actingAs.mayOrder && actingAs.identity !== 'confirmed' ? (
        <Notice
          actions={<ButtonLink href={paths.signupGoOn(paths.profileEdit())}>{words('goOn')}</ButtonLink>}
        >
          <p>{words('unconfirmed')}</p>
        </Notice>
      ) : (
        <KnownProfile>
          {(profile, localities) => <Forms key={profile.kind} profile={profile} localities={localities} />}
        </KnownProfile>
      )}
    </Column>
  )
}

function Forms({ profile, localities }: { profile: ProfileWire; localities: LocalitiesWire }) {
  const queryClient = useQueryClient()
  const goOn = useContinue()
  const mayEdit = useMay('administer')
  const { data } = useQuery(pendingQuery)
  const [saved, setSaved] = useState<'address' | 'work'>()
  const owed = data?.items.find(({ kind }) => kind === 'company-address')
  if (!mayEdit || !profile.editable)
    return (
      <>
        <WhoHasPower power="administer" />
        {profile.editable ? null : <Notice>{words('readOnly')}</Notice>}
        <Card>
          <DefinitionList items={factLines(profile.kind, profile)} />
        </Card>
      </>
    )
  const after = (what: 'address' | 'work') => async () => {
    if (what === 'work' || owed === undefined) setSaved(what)
    await queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey })
    if (what === 'address' && owed !== undefined) await goOn()
  }
  const noticeOf = (what: 'address' | 'work') =>
    saved === what ? <Notice tone="ok">{words('saved')}</Notice> : null
  return (
    <>
      {owed === undefined ? null : <Owed />}
      <LiveRegion message={saved === undefined ? '' : words('saved')} />
      <Part
        title={words('address')}
        reopens={reopensText(profile.kind, profile.kind === 'person' ? ['address'] : ['companyAddress'])}
        profile={profile}
        localities={localities}
        parts={['locality', 'street']}
        submitLabel={words('saveAddress')}
        onSaved={after('address')}
      >
        {noticeOf('address')}
      </Part>
      {profile.kind === 'person' ? (
        <Part
          title={words('work')}
          reopens={reopensText('person', ['occupation', 'employer'])}
          profile={profile}
          localities={localities}
          parts={['work']}
          submitLabel={words('saveWork')}
          onSaved={after('work')}
        >
          {noticeOf('work')}
        </Part>
      ) : null}
      <p>
        {words('others')} <Link href={paths.profile()}>{words('othersLink')}</Link>.
      </p>
    </>
  )
}

/** What the address of the company lacks. */
const Owed = () => (
  <Notice tone="warn">
    <p>{words('owed')}</p>
  </Notice>
)

interface PartProps extends ComponentProps<typeof ProfileForm> {
  title: string
  reopens: string
}

/** A form for a part of the profile, with what its correction re-opens. */
const Part = ({ title, reopens, ...form }: PartProps) => (
  <Card title={title}>
    <Muted>{reopens}</Muted>
    <ProfileForm {...form} />
  </Card>
)
