import type { ComponentProps } from 'react'
import { FieldControl } from './field-control.tsx'
import { FieldControlProvider } from './field-of.tsx'
import { FieldsOf } from './group-field.tsx'

/** Every field of a setting, from its registry. */
export const SettingFields = (props: ComponentProps<typeof FieldsOf>) => (
  <FieldControlProvider value={FieldControl}>
    <FieldsOf {...props} />
  </FieldControlProvider>
)
