import type { ComponentProps } from 'react'
import { FieldControl } from './field-control.tsx'
import { FieldControlProvider, type FieldOfProps } from './field-of.tsx'
import { FieldsOf } from './group-field.tsx'

const draw = (props: FieldOfProps) => <FieldControl {...props} />

/** All fields of a setting, from its declaration. */
export const SettingFields = (props: ComponentProps<typeof FieldsOf>) => (
  <FieldControlProvider value={draw}>
    <FieldsOf {...props} />
  </FieldControlProvider>
)
