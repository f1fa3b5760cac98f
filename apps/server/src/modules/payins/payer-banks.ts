import type { PayerBankWire } from '@puente/contract/customer'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { inSantiago, isCurrentOn } from '../corridors/index.ts'

/** The banks that customers pay from; limits that are no longer current are left out. */
export async function payerBanks(work: Work): Promise<PayerBankWire[]> {
  const { data } = await settingInForce(work, settingKind.payerBanks)
  const today = inSantiago(work.now).day
  return data.banks.map(({ name, firstMinor, firstHours: hours, source, asOf }) => {
    if (firstMinor === undefined || hours === undefined || source === undefined || asOf === undefined)
      return { name }
    if (!isCurrentOn(today, asOf, data.validDays)) return { name }
    return { name, firstTransfers: { most: { amount: firstMinor, currency: 'CLP' }, hours, source, asOf } }
  })
}
