import type { FieldFault } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { companyRules } from '../onboarding/index.ts'
import { settingRule, type SettingRule } from '../settings/index.ts'
import { effectiveEnd } from './identity/identity.ts'
import { endsOnFile, setEnds } from './identity/identity.store.ts'
import { setAges } from './requirements.store.ts'

/** Faults for codes that are no legal form of the rules in force, each at its position. */
async function unknownForms(
  work: Work,
  named: readonly { readonly at: string; readonly codes: readonly string[] }[],
): Promise<FieldFault[]> {
  const { types } = await companyRules(work)
  const known = new Set(types.map(({ code }) => code))
  return named.flatMap(({ at, codes }) =>
    codes.flatMap((code, position) =>
      known.has(code) ? [] : [{ at: `${at}.${position}`, fault: 'choice' }],
    ),
  )
}

/** Both settings may name only legal forms of `company-file-rules` in force. */
export const requirementSettingRules: readonly SettingRule[] = [
  settingRule(settingKind.requirementRules, {
    check: (work, { requirements }) =>
      unknownForms(
        work,
        requirements.map(({ companyTypes = [] }, position) => ({
          at: `requirements.${position}.companyTypes`,
          codes: companyTypes,
        })),
      ),
    /** Recalculates the ends and ages of documents on file. The clock job then updates the pending items. */
    takesForce: async (work, { extensions, maxAgeMonths }) => {
      const ends = (await endsOnFile(work)).map(({ type, printedEnd }) => ({
        type,
        printedEnd,
        effectiveEnd: effectiveEnd(extensions, { type, printedEnd }),
      }))
      await setEnds(work, ends)
      await setAges(work, maxAgeMonths)
    },
  }),
  settingRule(settingKind.companyDocumentRules, {
    check: (work, { neededBy }) =>
      unknownForms(
        work,
        Object.entries(neededBy).map(([paper, codes]) => ({ at: `neededBy.${paper}`, codes })),
      ),
  }),
]
