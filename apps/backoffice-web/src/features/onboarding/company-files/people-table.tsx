import type { CompanyFileWire } from '@puente/contract/staff'
import { DataTable, type TableColumn } from '@puente/ui'
import { format, exactShare } from '@puente/web'
import { countryName } from '../../transfers/words.ts'
import { words } from './words.ts'

type Owner = NonNullable<CompanyFileWire['owners']>[number]
type OwnerPart = 'shareBps' | 'share' | 'kind' | 'of' | 'controls'
type Person = Omit<Owner, OwnerPart> & Partial<Pick<Owner, OwnerPart>>

/** The people of a company as declared; `exposed` has the document numbers of politically exposed persons. */
export function PeopleTable({ people, exposed }: { people: readonly Person[]; exposed: readonly string[] }) {
  const yesNo = (is: boolean) => words(is ? 'people.yes' : 'people.no')
  const columns: readonly TableColumn<Person>[] = [
    {
      key: 'name',
      header: words('people.name'),
      cell: ({ name, kind }) =>
        kind === undefined || kind === 'person' ? name : `${name} · ${words(`people.kinds.${kind}`)}`,
    },
    {
      key: 'document',
      header: words('people.document'),
      cell: ({ document, number, country }) =>
        document === 'rut' ? number : `${number} · ${countryName(country)}`,
    },
    ...(people.some(({ shareBps }) => shareBps !== undefined)
      ? [
          {
            key: 'share',
            header: words('people.share'),
            align: 'end' as const,
            cell: ({ share, shareBps }: Person) => exactShare(share, format.percent(shareBps ?? 0)),
          },
          {
            key: 'of',
            header: words('people.of'),
            cell: ({ of }: Person) =>
              of === undefined
                ? words('people.applicant')
                : (people.find(({ number }) => number === of)?.name ?? of),
          },
          {
            key: 'controls',
            header: words('people.controls'),
            cell: ({ controls }: Person) => yesNo(controls === true),
          },
        ]
      : []),
    {
      key: 'exposed',
      header: words('people.exposed'),
      cell: ({ number }) => yesNo(exposed.includes(number)),
    },
  ]
  return (
    <DataTable
      caption={words('people.caption')}
      columns={columns}
      rows={people}
      rowKey={({ number, of }) => `${number} ${of ?? ''}`}
    />
  )
}
