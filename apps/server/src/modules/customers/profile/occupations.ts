import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import type { Profile } from './profile.ts'

/** An occupation that a person may choose. */
export interface Occupation {
  readonly code: string
  /** Name shown to the customer. */
  readonly name: string
  /** True when the person also has to supply the name of their employer. */
  readonly asksEmployer: boolean
}

/** The occupations in force and their version. Throws when there are none. */
export async function occupations(
  work: Work,
): Promise<{ readonly version: number; readonly choices: readonly Occupation[] }> {
  const found = await settingInForce(work, settingKind.occupations, 'person')
  return { version: found.version, choices: found.data.choices }
}

/** The name of an occupation; its code where the list in force no longer has it. */
export async function occupationName(work: Work, code: string): Promise<string> {
  const { choices } = await occupations(work)
  return choices.find((one) => one.code === code)?.name ?? code
}

/** Whether the occupation requires an employer that is not given. */
export async function lacksEmployer(
  work: Work,
  { occupation, employer = '' }: Pick<Profile, 'occupation' | 'employer'>,
): Promise<boolean> {
  if (occupation === undefined || employer !== '') return false
  const { choices } = await occupations(work)
  return choices.some(({ code, asksEmployer }) => code === occupation && asksEmployer)
}
