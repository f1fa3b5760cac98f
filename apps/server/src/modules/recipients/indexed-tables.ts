import { valuesOfTexts, type IndexedTable } from '../../platform/data/indexed-tables.ts'
import { corridorAt } from '../corridors/index.ts'
import { accountOf } from './create-recipient.ts'
import { ACCOUNT, textOfAccount } from './recipients.store.ts'

/** The table of recipients. A recipient that gave its account up to a changed one has a random index, without a text. */
export const recipientsIndexed: readonly IndexedTable[] = [
  {
    table: 'recipients.recipient',
    columns: ['account_index'],
    sources: [{ value: 'details', row: 'id', boundAs: 'recipients.recipient.details' }],
    facts: ['corridor_id', 'corridor_version'],
    values: async (work, { texts: [details], facts: [corridorId, version] }) => {
      const corridor = await corridorAt(work, corridorId ?? '', Number(version))
      if (details === undefined || corridor === undefined) return valuesOfTexts(ACCOUNT, [])
      const normalised = JSON.parse(details) as Readonly<Record<string, string>>
      return valuesOfTexts(ACCOUNT, [textOfAccount([corridor.id, ...accountOf(corridor, { normalised })])])
    },
  },
]
