import type { IndexedTable } from '../../platform/data/indexes/indexed-tables.ts'
import { companyRules, peopleToIdentify, personKey, type CompanyFile } from '../onboarding/index.ts'
import { indexOfPerson } from './company-people/people.store.ts'
import type { OwnerRead } from './company/company-paper.ts'
import { boundAs } from './encrypted-columns.ts'

/**
 * The tables of document requirements with blind indexes. The number of a person is in the application of the company; of
 * a person whom it no longer declares the text is not stored.
 */
export const requirementsIndexed: readonly IndexedTable[] = [
  {
    table: 'requirements.company_paper',
    id: 'customer_id',
    only: 'owner_indexes is not null',
    columns: ['owner_indexes'],
    sources: [{ value: 'owners', row: 'customer_id', boundAs: boundAs.owners }],
    values:
      (_, { texts: [owners] }) =>
      (key) => [
        owners === undefined
          ? []
          : [(JSON.parse(owners) as OwnerRead[]).map(({ number }) => key.index(boundAs.owners, number))],
      ],
  },
  {
    table: 'requirements.company_person',
    columns: ['number_index'],
    sources: [
      {
        value: '(select f.file from onboarding.company_file f where f.id = company_person.customer_id)',
        row: 'customer_id',
        boundAs: 'onboarding.company_file.file',
      },
    ],
    values: async (work, { texts: [file] }) => {
      const people =
        file === undefined ? [] : peopleToIdentify(JSON.parse(file) as CompanyFile, await companyRules(work))
      return (key) => [people.map((person) => indexOfPerson(key, personKey(person)))]
    },
  },
]
