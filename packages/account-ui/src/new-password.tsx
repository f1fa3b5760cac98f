import { PasswordInput } from '@puente/ui'
import type { FieldPath, FieldValues, UseFormRegister } from 'react-hook-form'
import { PasswordStrength } from './password-strength.tsx'
import { words } from './words.ts'

interface NewPasswordProps<Values extends FieldValues> {
  name: FieldPath<Values>
  register: UseFormRegister<Values>
  typed: string
}

/** The field for a new password, with the rule and whether it is met. */
export function NewPassword<Values extends FieldValues>({ name, register, typed }: NewPasswordProps<Values>) {
  return (
    <div>
      <PasswordInput
        label={words('password.next')}
        hint={words('password.hint')}
        autoComplete="new-password"
        maxLength={400}
        {...register(name, {
          required: words('password.missing'),
          minLength: { value: 12, message: words('password.short') },
        })}
      />
      <PasswordStrength password={typed} />
    </div>
  )
}
