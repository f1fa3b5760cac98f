import { PasswordInput } from '@puente/ui'
import { faultWords, fieldForms } from '@puente/web'
import type { ComponentProps } from 'react'
import { PasswordStrength } from './password-strength.tsx'
import { words } from '../words.ts'

/** The rules of a new password's field. */
export const newPasswordRules = {
  validate: (typed: string) => {
    if (typed === '') return words('password.missing')
    const form = fieldForms.password
    return [...typed].length >= form.least || faultWords('too-short', form, typed)
  },
}

interface NewPasswordProps extends Omit<ComponentProps<typeof PasswordInput>, 'label' | 'maxLength'> {
  typed: string
}

/** The field for a new password, with whether its rule is met. */
export function NewPassword({ typed, ...field }: NewPasswordProps) {
  return (
    <div>
      <PasswordInput
        label={words('password.next')}
        hint={words('password.hint')}
        autoComplete="new-password"
        {...field}
        maxLength={400}
      />
      <PasswordStrength password={typed} />
    </div>
  )
}
