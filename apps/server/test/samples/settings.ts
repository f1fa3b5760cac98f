/* long: every request depends on settings that nothing else changes meanwhile */
import type { StaffRole } from '@puente/contract'
import { settingKind, type SettingVersionHead } from '@puente/contract/staff'
import type { Principal, Sample } from '../authorisation.ts'
import { type Cast, decisionAt, roleOf, staffNamed } from './cast.ts'

interface Written {
  readonly path: string
  readonly data: Readonly<Record<string, number | Readonly<Record<string, number>>>>
}

const at = (kind: string, key = 'default') => `/api/settings/${kind}/${key}`
const FILE = '/api/settings-import'

/**
 * Valid requests for settings. Each role writes one that it may propose; those that treasury decides are for all other
 * roles.
 */
export function settingSamples(cast: Cast) {
  const { as } = cast
  // The values in force are 5 and 30 days.
  let days = 5
  const writtenBy = (role: StaffRole): Written => {
    days = days === 29 ? 6 : days + 1
    if (role === 'support') return { path: at('rating-terms'), data: { changeableDays: days } }
    if (role === 'analyst')
      return {
        path: at('annual-update', 'rules'),
        data: { months: { normal: 12, elevated: 6, high: 3 }, graceDays: days },
      }
    return { path: at('choice-terms'), data: { answerBankingDays: 1, lateBankingDays: days } }
  }
  /** A member of staff who decides together with this role. */
  const partner = (role: StaffRole) => as(role === 'officer' ? 'admin' : 'oficial')
  /** Sends any proposal there back. */
  const cleared = async (path: string) => {
    for (const name of ['oficial', 'admin'] as const) await as(name).decide(`${path}/decision`, 'send-back')
  }
  const proposed = async (role: StaffRole, by: (role: StaffRole) => ReturnType<Cast['as']>) => {
    const { path, data } = writtenBy(role)
    await cleared(path)
    await by(role).post(`${path}/proposal`, { data, note: 'Prueba' })
    return path
  }
  const scheduled = async () => {
    const { path, data } = writtenBy('treasury')
    await cleared(path)
    const inForceFrom = new Date(cast.life.clock.now().getTime() + days * 24 * 3_600_000).toISOString()
    await as('oficial').post(`${path}/proposal`, { data, note: 'Prueba', inForceFrom })
    await as('admin').decide(`${path}/decision`, 'confirm')
    const listed = await as('oficial').get<{ items: SettingVersionHead[] }>(`${path}/versions`)
    const found = listed.body.items.find(({ state }) => state === 'scheduled')
    return `${path}/versions/${found?.version ?? 0}/withdrawal`
  }
  const file = () => {
    const { data } = writtenBy('support')
    return {
      file: { format: 'puente-settings-1', settings: [{ kind: 'rating-terms', key: 'default', data }] },
      note: 'Prueba',
    }
  }
  const draft = (principal: Principal): Sample => {
    const { path, data } = writtenBy(roleOf(principal))
    return { path: `${path}/draft`, body: { data, note: '', basedOn: 1 } }
  }
  return {
    previewMessage: async () => ({
      path: '/api/message-templates/rut-known/preview',
      body: { data: settingKind.messageTemplate.initial('rut-known') },
    }),
    listSettings: async () => ({ path: '/api/settings' }),
    getSetting: async () => ({ path: at('limits', 'person.basic') }),
    listSettingVersions: async () => ({ path: `${at('fee')}/versions` }),
    getSettingVersion: async () => ({ path: `${at('fee')}/versions/1` }),
    compareSettingVersions: async () => ({ path: `${at('fee')}/difference?from=1&to=1` }),
    saveSettingDraft: async (principal: Principal) => draft(principal),
    deleteSettingDraft: async (principal: Principal) => ({ path: draft(principal).path }),
    proposeSetting: async (principal: Principal) => {
      const { path, data } = writtenBy(roleOf(principal))
      await cleared(path)
      return { path: `${path}/proposal`, body: { data, note: 'Prueba' } }
    },
    withdrawApproval: async (principal: Principal) => {
      const path = await proposed(roleOf(principal), (role) => as(staffNamed[role]))
      const proposalId = await as('oficial').proposalAt(`${path}/decision`)
      return { path: `/api/approvals/${proposalId}/withdrawal` }
    },
    'waiting:setting': async (principal: Principal) => {
      const path = await proposed('treasury', () => partner(roleOf(principal)))
      return decisionAt(cast, `${path}/decision`, 'send-back')
    },
    withdrawSettingVersion: async () => ({ path: await scheduled(), body: { note: 'Prueba' } }),
    rehearseHolidays: async () => ({ path: '/api/holidays/CL/rehearsal', body: { data: { days: [] } } }),
    exportSettings: async () => ({ path: '/api/settings-file' }),
    getSettingsImport: async () => ({ path: FILE }),
    proposeSettingsImport: async () => {
      await cleared(FILE)
      return { path: `${FILE}/proposal`, body: file() }
    },
    'waiting:settings-import': async (principal: Principal) => {
      await cleared(FILE)
      await partner(roleOf(principal)).post(`${FILE}/proposal`, file())
      return decisionAt(cast, `${FILE}/decision`, 'send-back')
    },
  }
}
