import { useState, type ComponentProps } from 'react'
import { Button } from '../actions/button.tsx'
import { EyeIcon, EyeOffIcon } from '../icons/index.tsx'
import { useUiWords } from '../words.ts'
import { TextInput } from './text-input.tsx'

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'end'>

/** A password field with a button to show the text. Pasting and password managers work. */
export function PasswordInput(props: PasswordInputProps) {
  const words = useUiWords()
  const [shown, setShown] = useState(false)
  const label = shown ? words.hidePassword : words.showPassword
  return (
    <TextInput
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <Button
          kind="text"
          size="small"
          aria-label={label}
          aria-pressed={shown}
          title={label}
          start={shown ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />}
          onPress={() => setShown(!shown)}
        />
      }
    />
  )
}
