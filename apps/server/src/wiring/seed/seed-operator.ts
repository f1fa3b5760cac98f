import type { Journal } from '@puente/ledger'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { account, book, move, openOperatorAccounts } from '../../modules/books/index.ts'
import { allCorridors } from '../../modules/corridors/index.ts'
import { seedSales } from '../../modules/readiness/index.ts'
import { seedNextVersion, seedVersion } from '../../platform/data/versioned.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { readDemoCauses } from './demo-data.ts'

/** The demo operator's balance in each of its accounts abroad, in minor units. */
const NOSTRO_MINOR = 100_000_000_00n

/**
 * Extra amount for currencies with a small unit: a year of history pays out more Colombian pesos than the common amount
 * covers.
 */
const ADDED_MINOR: Readonly<Record<string, bigint>> = { COP: 400_000_000_000_00n }

/** Initial balance of the operator's account in a currency. */
const putIn = (what: string, currency: string, minor: bigint): Journal => ({
  id: derivedId(what, currency),
  kind: 'nostro-opening',
  subject: derivedId('nostro', currency),
  legs: move(account('nostro', currency), account('operator-capital', currency), minor),
})

/** Seeds the demo operator: its account at the simulated bank, its open books, and its money at the payout partner. */
export async function seedOperator(work: Work): Promise<void> {
  await seedVersion(work, 'payin-account', 'default', {
    bank: 'Banco de Prueba',
    type: 'Cuenta corriente',
    number: '00-123-45678-9',
    holder: 'Puente Operadora Demo SpA',
    rut: '76.543.210-3',
    email: 'pagos@demo.puente.test',
  })
  await seedNextVersion<SettingData<typeof settingKind.staffRules>>(
    work,
    settingKind.staffRules.kind,
    'default',
    {
      version: 2,
      from: new Date('2020-01-02T00:00:00Z'),
      data: (first) => ({ ...first, mailDomains: ['demo.puente.test', 'correo.puente.test'] }),
    },
  )
  await seedVersion(work, settingKind.causes.kind, 'default', await readDemoCauses())
  const currencies = [...new Set((await allCorridors(work)).map(({ currency }) => currency))]
  await openOperatorAccounts(work, currencies)
  await seedSales(work)
  await book(
    work,
    currencies.flatMap((currency) => {
      const added = ADDED_MINOR[currency]
      const opening = putIn('nostro-opening', currency, NOSTRO_MINOR)
      return added === undefined ? [opening] : [opening, putIn('nostro-added', currency, added)]
    }),
  )
}
