import { type IndexedTable } from '../../platform/data/indexes/indexed-tables.ts'
import { corridorAt } from '../corridors/index.ts'
import { accountOf } from './create-recipient.ts'
import { recipientAliasIndex, recipientNameIndex } from './name-index.ts'
import { ACCOUNT, textOfAccount } from './recipients.store.ts'

const normalisedOf = (details: string) => JSON.parse(details) as Readonly<Record<string, string>>

/** The table of recipients. A recipient that gave its account up to a changed one has a random index, without a text. */
export const recipientsIndexed: readonly IndexedTable[] = [
  {
    table: 'recipients.recipient',
    columns: ['account_index', 'name_index', 'alias_index'],
    sources: [
      { value: 'details', row: 'id', boundAs: 'recipients.recipient.details' },
      { value: 'name', row: 'id', boundAs: 'recipients.recipient.name' },
      { value: 'alias', row: 'id', boundAs: 'recipients.recipient.alias' },
    ],
    facts: ['corridor_id', 'corridor_version'],
    values: async (work, { texts: [details, name, alias], facts: [corridorId, version] }) => {
      const corridor = await corridorAt(work, corridorId ?? '', Number(version))
      const account =
        details === undefined || corridor === undefined
          ? undefined
          : textOfAccount([corridor.id, ...accountOf(corridor, { normalised: normalisedOf(details) })])
      return (key) => [
        account === undefined ? [] : [key.index(ACCOUNT, account)],
        name === undefined ? [] : [recipientNameIndex(key, name)],
        alias === undefined ? [] : [recipientAliasIndex(key, alias)],
      ]
    },
  },
]
