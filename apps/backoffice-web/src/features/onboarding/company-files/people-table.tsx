import type { CompanyFileWire } from '@puente/contract/staff'
import { DataTable, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { countryName } from '../../transfers/words.ts'
import { words } from './words.ts'

type Owner = NonNullable<CompanyFileWire['owners']>[number]
type Person = Omit<Owner, 'shareBps' | 'controls'> & Partial<Pick<Owner, 'shareBps' | 'controls'>>

/** The people of a company as declared; `exposed` has the document numbers of politically exposed persons. */
export function PeopleTable({ people, exposed }: { people: readonly Person[]; exposed: readonly string[] }) {
  const yesNo = (is: boolean) => words(is ? 'people.yes' : 'people.no')
  const columns: readonly TableColumn<Person>[] = [
    { key: 'name', header: words('people.name'), cell: ({ name }) => name },
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
            cell: ({ shareBps }: Person) => format.percent(shareBps ?? 0),
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
      rowKey={({ number }) => number}
    />
  )
}
