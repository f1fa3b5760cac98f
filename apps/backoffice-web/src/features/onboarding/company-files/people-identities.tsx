import type { CompanyPersonWire } from '@puente/contract/staff'
import { Card, Disclosure, Muted, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { documentReasonText, format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RouteLink } from '../../../shell/links.ts'
import { Look } from '../../documents/look.tsx'
import { MachineReading } from '../../documents/machine-reading.tsx'
import { documentQuery } from '../../documents/queries.ts'
import { words as documentWords } from '../../documents/words.ts'
import { words } from './words.ts'

type Document = CompanyPersonWire['documents'][number]

/** The persons who have to be identified by document: what the company says of each, and the files beside it. */
export function PeopleIdentities({ people }: { people: readonly CompanyPersonWire[] }) {
  return (
    <Section id="identities" title={words('identities.title')}>
      {people.length === 0 ? <Muted>{words('identities.none')}</Muted> : null}
      {people.map((person) => (
        <Person key={person.ref} person={person} />
      ))}
    </Section>
  )
}

const roleText = ({ isRepresentative, owner }: CompanyPersonWire): string =>
  [
    ...(isRepresentative ? [words('identities.representative')] : []),
    ...(owner?.shareBps === undefined || owner.shareBps === 0
      ? []
      : [words('identities.share', { share: format.percent(owner.shareBps) })]),
    ...(owner?.controls === true ? [words('identities.controls')] : []),
  ].join(' · ')

function Person({ person }: { person: CompanyPersonWire }) {
  const { name, number, state, announced, validUntil, documents } = person
  return (
    <Card title={name}>
      <p>
        <StatusChip>{words(`identities.states.${state}`)}</StatusChip>{' '}
        <Muted>{[roleText(person), number].filter(Boolean).join(' · ')}</Muted>
      </p>
      {state === 'known' ? <p>{words('identities.knownText')}</p> : null}
      {validUntil === undefined ? null : (
        <p>{words('identities.until', { date: format.date(validUntil) })}</p>
      )}
      {announced === undefined ? null : (
        <p>
          {words('identities.announced', {
            type: documentWords(`types.${announced.type}`),
            date: format.date(announced.printedEnd),
          })}
        </p>
      )}
      {documents.toSorted(bySide).map((document) => (
        <PersonFile key={document.id} name={name} document={document} />
      ))}
    </Card>
  )
}

/** The front before the back. */
const bySide = (one: Document, other: Document): number =>
  Number(one.side === 'back') - Number(other.side === 'back')

interface PersonFileProps {
  name: string
  document: Document
}

/** One side of a document: loaded only once it is opened, because every view is recorded. */
function PersonFile({ name, document: { id, side = 'front', state, reason } }: PersonFileProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>
        {words(`identities.sides.${side}`)}: {documentWords(`states.${state}`).toLocaleLowerCase('es-CL')}
        {reason === undefined ? '' : ` (${documentReasonText(reason)})`}{' '}
        <RouteLink to="/document-reviews/$id" params={{ id }}>
          {words(state === 'received' || state === 'in-review' ? 'identities.decide' : 'identities.decided', {
            side: documentWords(`sides.${side}`),
            name,
          })}
        </RouteLink>
      </p>
      <Disclosure
        summary={words('identities.open', { side: documentWords(`sides.${side}`), name })}
        onToggle={setOpen}
      >
        {isOpen ? <Opened id={id} /> : null}
      </Disclosure>
    </>
  )
}

/** The file and what was read in it by machine, beside what the company declared. */
function Opened({ id }: { id: string }) {
  const query = useQuery(documentQuery(id))
  return (
    <Loaded query={query} failed={words('identities.failed')} skeleton={<SkeletonLines lines={6} />}>
      {(document) => (
        <>
          <MachineReading reading={document.detail?.reading} />
          <Look document={document} />
        </>
      )}
    </Loaded>
  )
}
