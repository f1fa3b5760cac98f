import type { PlacesWire } from '@puente/contract/customer'
import { Combobox } from '@puente/ui'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { comunasOf, regionOf } from './comunas.ts'
import { words } from './words.ts'

/** A locality in Chile: the region only filters the choice, because the comuna implies it. */
export interface PlaceValues {
  region: string
  comuna: string
}

interface ComunaFieldsProps<Values extends PlaceValues> {
  form: UseFormReturn<Values>
  places: PlacesWire
}

/** The region and comuna fields of a form, each searchable by part of its name. */
export function ComunaFields<Values extends PlaceValues>({ form, places }: ComunaFieldsProps<Values>) {
  // The cast narrows a form with more fields to these two.
  const { clearErrors, control, register, setValue } = form as unknown as UseFormReturn<PlaceValues>
  const [region, comuna] = useWatch({ control: control as Control<PlaceValues>, name: ['region', 'comuna'] })
  register('region', { required: words('regionMissing') })
  register('comuna', { required: words('comunaMissing') })
  const choose = (values: PlaceValues) => {
    setValue('region', values.region, { shouldDirty: true })
    setValue('comuna', values.comuna, { shouldDirty: true })
    clearErrors(['region', 'comuna'])
  }
  return (
    <>
      <Combobox
        name="region"
        label={words('region')}
        options={places.regions.map(({ code, name }) => ({ value: code, label: name }))}
        value={region}
        onChange={(code) => choose({ region: code, comuna: code === region ? comuna : '' })}
      />
      <Combobox
        name="comuna"
        label={words('comuna')}
        hint={words('comunaHint')}
        options={comunasOf(places, region)}
        value={comuna}
        onChange={(code) => choose({ region: regionOf(places, code) ?? region, comuna: code })}
      />
    </>
  )
}
