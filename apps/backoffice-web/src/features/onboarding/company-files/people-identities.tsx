import type { CompanyPersonWire } from '@puente/contract/staff'
import { Card, Muted, Section, StatusChip } from '@puente/ui'
import { documentReasonText, format } from '@puente/web'
import { RouteLink } from '../../../shell/navigation/links.ts'
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

/** One side of a document, with its own review; its file is read among the files of the case. */
function PersonFile({ name, document: { id, side = 'front', state, reason } }: PersonFileProps) {
  return (
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
  )
}
