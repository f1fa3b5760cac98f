import type { PendingItemWire, LocalitiesWire, ProfileWire } from '@puente/contract/customer'
import {
  Button,
  Card,
  DefinitionList,
  HiddenText,
  Muted,
  Notice,
  typedOfIso,
  type Definition,
} from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { deadlineText } from '../../../parts/deadline.ts'
import { ProfileForm } from '../../profile/edit/profile-form.tsx'
import type { ProfilePart } from '../../profile/edit/profile-values.ts'
import { factLines } from '../../profile/fact-lines.ts'
import { profileQuery } from '../../profile/profile-queries.ts'
import { NotNow } from '../../tasks/not-now.tsx'
import { OwnersEditor } from '../papers/owners-editor.tsx'
import { useFocusWhenSwapped } from '../use-focus-when-swapped.ts'
import { AnnualOwners } from './annual-owners.tsx'
import { words } from './words.ts'

interface AnnualReviewProps {
  item: PendingItemWire
  profile: ProfileWire
  localities: LocalitiesWire
  onConfirmed: () => Promise<void>
}

type Changing = 'address' | 'work'
const partsOf: Readonly<Record<Changing, readonly ProfilePart[]>> = {
  address: ['locality', 'street'],
  work: ['work'],
}

/** The stored data, to be confirmed unchanged or corrected first. */
export function AnnualReview({ item, profile, localities, onConfirmed }: AnnualReviewProps) {
  const queryClient = useQueryClient()
  const [changing, setChanging] = useState<Changing>()
  const [changesOwners, setChangesOwners] = useState(false)
  const [changed, setChanged] = useState<'facts' | 'owners'>()
  useFocusWhenSwapped(changing ?? (changesOwners ? 'owners' : ''))
  const confirm = useMutation({
    mutationFn: async () => {
      const confirmed = await api.confirmProfile({ body: {} })
      queryClient.setQueryData(profileQuery.queryKey, confirmed)
      await onConfirmed()
    },
  })
  if (changesOwners)
    return (
      <OwnersEditor
        onDeclared={() => {
          setChangesOwners(false)
          setChanged('owners')
        }}
        onCancel={() => setChangesOwners(false)}
      />
    )
  if (changing !== undefined)
    return (
      <ChangeFacts
        profile={profile}
        localities={localities}
        parts={partsOf[changing]}
        onCancel={() => setChanging(undefined)}
        onSaved={() => {
          setChanging(undefined)
          setChanged('facts')
        }}
      />
    )
  return (
    <>
      {changed === undefined ? null : <Notice tone="ok">{words(savedOf[changed])}</Notice>}
      <Failure error={confirm.error} />
      <Card>
        <DefinitionList items={linesOf(profile, setChanging)} />
        <p>
          {'since' in item.facts
            ? words('annual.since', { date: typedOfIso(item.facts['since'] ?? '') })
            : null}{' '}
          {item.blocksFrom === undefined
            ? words('annual.stopped')
            : words('annual.until', { date: deadlineText(item.blocksFrom) })}
        </p>
      </Card>
      {profile.kind === 'company' ? <AnnualOwners onChange={() => setChangesOwners(true)} /> : null}
      <Button kind="primary" fullWidth busy={confirm.isPending} onPress={() => confirm.mutate()}>
        {words('annual.confirm')}
      </Button>
      <NotNow path="/notifications/update-profile" />
      <Muted>{words('annual.fixed')}</Muted>
    </>
  )
}

const savedOf = { facts: 'annual.saved', owners: 'annual.savedOwners' } as const

interface ChangeFactsProps {
  profile: ProfileWire
  localities: LocalitiesWire
  parts: readonly ProfilePart[]
  onCancel: () => void
  onSaved: () => void
}

/** The form to correct one fact before the rest is confirmed. */
const ChangeFacts = ({ profile, localities, parts, onCancel, onSaved }: ChangeFactsProps) => (
  <Card>
    <ProfileForm
      profile={profile}
      localities={localities}
      parts={parts}
      submitLabel={words('annual.save')}
      onSaved={onSaved}
    >
      <div>
        <Button kind="text" onPress={onCancel}>
          {words('annual.cancel')}
        </Button>
      </div>
    </ProfileForm>
  </Card>
)

/** Why the confirmation failed. It links to no field, because each missing fact has its own form. */
function Failure({ error }: { error: unknown }) {
  if (Object.keys(faultsOf(error)).length > 0) return <Notice tone="bad">{words('annual.gaps')}</Notice>
  const refusal = refusalOf(error)
  return refusal === undefined ? null : (
    <Notice tone="bad" title={refusal.title}>
      {refusal.message}
    </Notice>
  )
}

function linesOf(profile: ProfileWire, onChange: (what: Changing) => void): readonly Definition[] {
  const change = (what: Changing) => (
    <Button kind="text" onPress={() => onChange(what)}>
      {words('annual.change')}
      <HiddenText> {words(`annual.${what}`)}</HiddenText>
    </Button>
  )
  return factLines(profile.kind, profile).map((line) =>
    line.changes === undefined ? line : { ...line, action: change(line.changes) },
  )
}
