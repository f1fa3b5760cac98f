import type { StaffRole } from '@puente/contract'
import { createWords } from '@puente/web'
import { settingsMessages } from './messages.es.ts'

export const words = createWords(settingsMessages)

const either = new Intl.ListFormat('es-CL', { type: 'disjunction' })

/** 'tesorería o administración' */
export const rolesText = (roles: readonly StaffRole[]): string =>
  either.format(roles.map((role) => words(`roles.${role}`)))
