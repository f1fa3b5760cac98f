import type { DossierRules } from '@puente/contract'
import { DefinitionList, TextInput } from '@puente/ui'
import { DraftPart } from './draft-part.tsx'
import { agingCodes, ageText, codeText, type AgingCode } from './rule-texts.ts'
import type { PartProps } from './rules-parts.tsx'
import { words } from './words.ts'

type Typed = Readonly<Record<AgingCode, string>>

const nameOf = (code: AgingCode): string => `maxAgeMonths.${code}`
const isMonths = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 120

/** How old each document may be. */
export function AgesPart({ rules, ...rest }: PartProps<DossierRules>) {
  const { maxAgeMonths: ages } = rules
  return (
    <DraftPart<DossierRules, Typed>
      {...rest}
      title={words('ages.title')}
      lead={words('ages.lead')}
      begin={() => Object.fromEntries(agingCodes.map((code) => [code, String(ages[code] ?? '')])) as Typed}
      lacks={(typed) =>
        Object.fromEntries(
          agingCodes
            .filter((code) => typed[code].trim() !== '' && !isMonths(typed[code].trim()))
            .map((code) => [nameOf(code), words('ages.wrong')]),
        )
      }
      next={(typed) => ({
        ...rules,
        maxAgeMonths: Object.fromEntries(
          agingCodes.flatMap((code) =>
            typed[code].trim() === '' ? [] : [[code, Number(typed[code].trim())]],
          ),
        ),
      })}
      fields={(typed, onChange) =>
        agingCodes.map((code) => (
          <TextInput
            key={code}
            name={nameOf(code)}
            label={words('ages.field', { what: codeText(code) })}
            hint={words('ages.hint')}
            inputMode="numeric"
            maxLength={3}
            value={typed[code]}
            onChange={(event) => onChange({ ...typed, [code]: event.target.value })}
          />
        ))
      }
    >
      <DefinitionList
        columns={2}
        items={agingCodes.map((code) => ({ term: codeText(code), value: ageText(ages[code]) }))}
      />
    </DraftPart>
  )
}
