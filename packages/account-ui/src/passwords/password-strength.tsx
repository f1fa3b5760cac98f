import { styled } from '@mui/material/styles'
import { HiddenText, rem, v } from '@puente/ui'
import { words } from '../words.ts'

const shortest = 12
const strong = 20

const Line = styled('p')({
  minHeight: 20,
  margin: '6px 0 0',
  color: v.inkMuted,
  fontSize: rem(13),
  '&[data-enough]': { color: v.ok },
})

/**
 * How far the password meets the rule, which concerns length only, because length makes a password hard to
 * guess.
 */
export function PasswordStrength({ password }: { password: string }) {
  const length = [...password.normalize('NFKC')].length
  const says =
    length === 0
      ? ''
      : length < shortest
        ? words('strength.short', { missing: shortest - length })
        : words(length < strong ? 'strength.enough' : 'strength.strong')
  return (
    <Line data-enough={length >= shortest || undefined}>
      {says === '' ? null : <HiddenText>{words('strength.label')}: </HiddenText>}
      {says}
    </Line>
  )
}
