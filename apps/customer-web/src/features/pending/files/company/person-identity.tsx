import type { DocumentSide } from '@puente/contract'
import type { CompanyPersonWire, DocumentWire } from '@puente/contract/customer'
import { Button, Muted, Notice, StatusChip } from '@puente/ui'
import { documentReasonText, format } from '@puente/web'
import { useState } from 'react'
import { DocumentField } from '../../../documents/document-field.tsx'
import { ReadByMachine, readIdentity } from '../../documents/read-by-machine.tsx'
import { words as documentWords } from '../../documents/words.ts'
import { words } from '../words.ts'
import { PersonAnnouncement } from './person-announcement.tsx'

/** The roles of a person in the company, for example 'Representante legal · 35 % de la empresa'. */
export const roleText = ({ isRepresentative, owner }: CompanyPersonWire): string =>
  [
    ...(isRepresentative ? [words('company.identities.roles.representative')] : []),
    ...(owner?.shareBps === undefined || owner.shareBps === 0
      ? []
      : [words('company.identities.roles.owner', { share: format.percent(owner.shareBps) })]),
    ...(owner?.controls === true ? [words('company.identities.roles.controls')] : []),
  ].join(' · ')

interface PersonIdentityProps {
  person: CompanyPersonWire
  /** The company's files of persons, the latest first. */
  files: readonly DocumentWire[]
  /** Whether the user may send documents. */
  mine: boolean
  heading: 'h2' | 'h3'
  onSent: () => void
}

/** A person who has to be identified: the state of their document, and its sides to send. */
export function PersonIdentity({ person, files, mine, heading: Heading, onSent }: PersonIdentityProps) {
  const { name, number, state, validUntil } = person
  const own = files.filter(({ page }) => page === person.page)
  const isDone = state === 'accepted' || state === 'known'
  const date = validUntil === undefined ? '' : format.date(validUntil)
  return (
    <div role="group" aria-label={name}>
      <Heading>{name}</Heading>
      <p>
        <Muted>{[roleText(person), number].filter(Boolean).join(' · ')}</Muted>
      </p>
      <p>
        <StatusChip>{words(`company.identities.states.${state}`)}</StatusChip>
      </p>
      {state === 'missing' || state === 'refused' ? null : (
        <p>{words(`company.identities.${state}`, { date })}</p>
      )}
      <Refused files={own} />
      {isDone || !mine ? null : <Sides person={person} files={own} onSent={onSent} />}
    </div>
  )
}

/** Why staff refused a side, in the words that the company reads. */
function Refused({ files }: { files: readonly DocumentWire[] }) {
  const refused = files.filter(
    ({ state, side }) => state === 'refused' && files.find((one) => one.side === side)?.state === 'refused',
  )
  if (refused.length === 0) return null
  return (
    <Notice tone="warn" title={documentWords('identity.found')}>
      {refused.map(({ id, side = 'front', reason, remark }) => (
        <p key={id}>
          {words(`company.identities.refused.${side}`)}:{' '}
          {reason === undefined ? '' : documentReasonText(reason)} {remark}
        </p>
      ))}
    </Notice>
  )
}

const cards: readonly string[] = ['chilean-id', 'foreign-id']

function Sides({ person, files, onSent }: Omit<PersonIdentityProps, 'mine' | 'heading'>) {
  const { announced, page, state, name, needs } = person
  const [isChanging, setIsChanging] = useState(false)
  const isEnded = state === 'expired' && announced?.printedEnd === person.validUntil
  if (announced === undefined || page === undefined || isChanging || isEnded)
    return (
      <PersonAnnouncement
        person={person}
        readEnd={readIdentity(files).printedEnd}
        onDone={() => setIsChanging(false)}
      />
    )
  const isCard = cards.includes(announced.type)
  const sides: readonly DocumentSide[] = isCard ? ['front', 'back'] : ['front']
  const { type, printedEnd } = announced
  return (
    <>
      <p>
        {words('company.identities.announced', {
          type: documentWords(`identity.types.${type}`),
          date: format.date(printedEnd),
        })}{' '}
        <Button kind="text" onPress={() => setIsChanging(true)}>
          {words('company.identities.change')}
        </Button>
      </p>
      {sides.map((side) => {
        const last = files.find((one) => one.side === side)
        const known = last?.state === 'accepted' && needs.includes(side) ? undefined : last
        const part = documentWords(`identity.parts.${side === 'front' && !isCard ? 'page' : side}`)
        // The front of a card has no machine-readable zone.
        const hasNoZone = side === 'front' && isCard && known?.reading?.state === 'not'
        return (
          <div key={side}>
            <DocumentField
              name={`${side}-${page}`}
              label={words('company.identities.file', { part, name })}
              place={{ kind: 'company-person-identity', side, page }}
              known={known}
              onDone={onSent}
            />
            <ReadByMachine reading={hasNoZone ? undefined : known?.reading} />
          </div>
        )
      })}
    </>
  )
}
