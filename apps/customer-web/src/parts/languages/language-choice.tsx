import { nameOfLanguage, type GuestLanguage } from './guest-language.ts'
import { InlineSelect } from '../inline-select.tsx'

interface LanguageChoiceProps<Offered extends GuestLanguage> {
  label: string
  offered: readonly Offered[]
  language: Offered
  onChoose: (language: Offered) => void
}

/** The language of a page for guests; each one has its own name. */
export const LanguageChoice = <Offered extends GuestLanguage>(props: LanguageChoiceProps<Offered>) => (
  <InlineSelect
    label={props.label}
    options={props.offered.map((one) => ({ value: one, label: nameOfLanguage(one), lang: one }))}
    value={props.language}
    onChange={props.onChoose}
  />
)
