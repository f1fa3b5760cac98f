import { refuse } from '@puente/contract'
import { readSetting, settingKind, staffEndpoints as endpoints } from '@puente/contract/staff'
import { findSetting } from '../../platform/data/settings.ts'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { rehearseHolidays } from './rehearse-holidays.ts'

/** Staff handlers that show what changed holidays mean before they are proposed. */
export const staffCorridorHandlers: readonly Handler[] = [
  handler(endpoints.rehearseHolidays, async (work, { params: { country }, body }) => {
    const read = readSetting(settingKind.holidays, body.data, country)
    if ('faults' in read)
      return refuse(
        'fields-wrong',
        {},
        read.faults.map(({ at, fault }) => ({ at: `data.${at}`, fault })),
      )
    const inForce = await findSetting(work, settingKind.holidays, country)
    return rehearseHolidays(work, country, read.data.days, inForce?.data.days ?? [])
  }),
]
