import type { LocalitiesWire } from '@puente/contract/customer'
import { Combobox } from '@puente/ui'
import { comunasOf, regionOf } from './comunas.ts'
import { words } from './words.ts'

/** A locality in Chile: the region only filters the choice, because the comuna implies it. */
export interface LocalityValues {
  region: string
  comuna: string
}

/** One of the two controls of a form. */
interface Control {
  readonly name: string
  readonly value: string
  readonly onChange: (code: string) => void
}

interface ComunaFieldsProps {
  choice: (name: keyof LocalityValues, rules: { required: string }) => Control
  localities: LocalitiesWire
}

/** The region and comuna fields of a form, each searchable by part of its name. */
export function ComunaFields({ choice, localities }: ComunaFieldsProps) {
  const region = choice('region', { required: words('regionMissing') })
  const comuna = choice('comuna', { required: words('comunaMissing') })
  return (
    <>
      <Combobox
        {...region}
        label={words('region')}
        options={localities.regions.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => {
          region.onChange(code)
          if (code !== region.value) comuna.onChange('')
        }}
      />
      <Combobox
        {...comuna}
        label={words('comuna')}
        hint={words('comunaHint')}
        options={comunasOf(localities, region.value)}
        onChange={(code) => {
          region.onChange(regionOf(localities, code) ?? region.value)
          comuna.onChange(code)
        }}
      />
    </>
  )
}
