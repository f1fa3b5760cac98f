import type { CustomerKind } from '@puente/contract'
import { valuesOfTexts, type IndexedTable } from '../../platform/data/indexes/indexed-tables.ts'
import { foldIndex } from './names/name-checks.ts'
import { nameIndex, rutPartIndex } from './names/name-index.ts'

const rutOf = 'customers.customer.rut'
const emailOf = 'customers.member_invitation.email'

/**
 * The tables of customers with blind indexes. The folds of a customer's names are compared with each other, so they are
 * computed together. An accepted name is the present one or that of the document; of any other the text is not stored.
 */
export const customersIndexed: readonly IndexedTable[] = [
  {
    table: 'customers.customer',
    columns: [
      'rut_index',
      'rut_part_index',
      'name_index',
      'name_fold',
      'document_name_fold',
      'accepted_name_fold',
    ],
    sources: [
      { value: 'rut', row: 'id', boundAs: rutOf },
      { value: 'name', row: 'id', boundAs: 'customers.customer.name' },
      { value: 'document_name', row: 'id', boundAs: 'customers.customer.document_name' },
    ],
    facts: ['kind'],
    values: (_, { texts: [rut, name, documentName], facts: [kind] }) => {
      const kindOf: CustomerKind = kind === 'company' ? 'company' : 'person'
      return (key) => {
        const foldOf = (text: string | undefined) =>
          text === undefined ? [] : [foldIndex(key, kindOf, text)]
        return [
          ...valuesOfTexts(rutOf, [rut])(key),
          rut === undefined ? [] : [rutPartIndex(key, rut)],
          name === undefined ? [] : [nameIndex(key, name)],
          foldOf(name),
          foldOf(documentName),
          [...foldOf(name), ...foldOf(documentName)],
        ]
      }
    },
  },
  {
    table: 'customers.member_invitation',
    columns: ['email_index'],
    sources: [{ value: 'email', row: 'id', boundAs: emailOf }],
    values: (_, { texts: [email] }) => valuesOfTexts(emailOf, [email]),
  },
]
