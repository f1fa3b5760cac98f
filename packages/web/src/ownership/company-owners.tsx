import type { CompanyFileWire, OwnershipView } from '@puente/contract/customer'
import { OwnershipDrawing, type OwnershipEdge, type OwnershipNode } from '@puente/ui'
import { createWords } from '../words/create-words.ts'
import { exactShare } from '../words/exact-share.ts'
import { format } from '../words/format.ts'
import { ownershipMessages } from './messages.es.ts'

const words = createWords(ownershipMessages)
type Owner = NonNullable<CompanyFileWire['owners']>[number]

const APPLICANT = ''
const plain = (number: string): string => number.replaceAll('.', '')

interface CompanyOwnersProps {
  file: Pick<CompanyFileWire, 'rut' | 'legalName' | 'owners'>
  ownership: OwnershipView
}

/** The drawing of a company's declared owners, with the beneficial owners highlighted. */
export function CompanyOwners({ file: { rut, legalName, owners = [] }, ownership }: CompanyOwnersProps) {
  if (owners.length === 0) return null
  const nodeOf = (number: string | undefined): string =>
    number === undefined || number === rut ? APPLICANT : plain(number)
  const name = legalName ?? words('applicant')
  const nodes: OwnershipNode[] = [
    { id: APPLICANT, name, shape: 'company' },
    ...owners.map((owner) => ({
      id: nodeOf(owner.number),
      name: owner.name,
      shape: owner.kind === 'company' ? ('company' as const) : ('person' as const),
      note: noteOf(owner),
      highlight: highlightOf(owner, ownership),
    })),
  ]
  const edges: OwnershipEdge[] = owners.map(({ number, of, share, shareBps }) => ({
    owner: nodeOf(number),
    company: nodeOf(of),
    share: exactShare(share, format.percent(shareBps)),
  }))
  // Owners with several rows are one node, named as in the first of them.
  const once = nodes.filter((node, index) => nodes.findIndex(({ id }) => id === node.id) === index)
  return (
    <OwnershipDrawing
      nodes={once}
      edges={edges}
      texts={{
        label: words('label', { name }),
        has: words('has'),
        cross: words('cross'),
        again: words('again'),
      }}
    />
  )
}

const noteOf = ({ kind }: Owner): string | undefined =>
  kind === 'nominee' || kind === 'bearer' ? words(kind) : undefined

function highlightOf({ number }: Owner, { persons }: OwnershipView): string | undefined {
  const person = persons.find((one) => one.number === number)
  if (person?.beneficial !== true) return undefined
  if (person.shareBps === undefined || person.shareBps === 0) return words('beneficial')
  return words('beneficialWith', { share: exactShare(person.share, format.percent(person.shareBps)) })
}
