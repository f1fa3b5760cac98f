import type { StaffRole } from '@puente/contract'
import { foldedText } from '@puente/ui'
import { paths } from '../../paths.ts'
import { consoleMessages } from './messages.es.ts'

interface Action {
  readonly path: string
  /** The roles of its endpoint; a test compares them. */
  readonly roles: readonly StaffRole[]
}

/** What staff can do from the command bar, with the page where each is done. Its words are in the catalogue. */
export const actions = {
  closePeriod: { path: paths.ledgerPeriods(), roles: ['treasury', 'officer'] },
  importStatement: { path: paths.statementImport(), roles: ['treasury', 'officer'] },
  recordCapital: { path: paths.capital(), roles: ['treasury', 'officer'] },
  payCause: { path: paths.causePayments(), roles: ['treasury', 'officer'] },
  recordBreach: { path: paths.newDataBreach(), roles: ['officer', 'admin'] },
  inviteStaff: { path: paths.staffMembers(), roles: ['admin'] },
  openSales: { path: paths.readiness(), roles: ['officer', 'admin'] },
  importSettings: { path: paths.settingsFile(), roles: ['officer', 'admin'] },
} as const satisfies Record<string, Action>
export type ActionName = keyof typeof actions

const wordsOf = (text: string): string[] => foldedText(text.trim()).split(/\s+/).filter(Boolean)

/** Whether each typed word begins a word of the text; accents and case do not count. */
export function beginsWords(text: string, typed: string): boolean {
  const own = wordsOf(text)
  const said = wordsOf(typed)
  return said.length > 0 && said.every((word) => own.some((one) => one.startsWith(word)))
}

/** The actions that a text names, for who may do them. */
export const actionsNamed = (typed: string, role: StaffRole): ActionName[] =>
  (Object.keys(actions) as ActionName[]).filter((name) => {
    const { title, also } = consoleMessages.actions[name]
    const roles: readonly StaffRole[] = actions[name].roles
    return roles.includes(role) && beginsWords(`${title} ${also}`, typed)
  })
