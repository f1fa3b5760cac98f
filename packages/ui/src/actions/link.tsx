import { styled } from '@mui/material/styles'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { ArrowLeftIcon } from '../icons/index.tsx'
import { v } from '../theme/vars.ts'
import { buttonStyles, type ButtonKind, type ButtonSize } from './button-styles.ts'

/** The props of every link of the kit; a router wraps it with its own `createLink`. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

const Anchor = styled('a')({
  color: v.primary,
  fontWeight: 500,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  borderRadius: 4,
  '&:hover': { color: v.primaryDark, textDecorationThickness: 2 },
})

export function Link(props: AnchorProps) {
  return <Anchor {...props} />
}

const Back = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: v.primary,
  fontWeight: 500,
  textDecoration: 'none',
  borderRadius: 4,
  '&:hover': { color: v.primaryDark, textDecoration: 'underline', textUnderlineOffset: 3 },
})

/** A link to the previous screen, above the heading. */
export function BackLink({ children, ...rest }: AnchorProps) {
  return (
    <Back {...rest}>
      <ArrowLeftIcon aria-hidden />
      {children}
    </Back>
  )
}

const ButtonAnchor = styled('a')(buttonStyles)

interface ButtonLinkProps extends AnchorProps {
  kind?: ButtonKind
  size?: ButtonSize
  fullWidth?: boolean
}

/** A link that looks like a button; it only navigates. */
export function ButtonLink({ kind = 'plain', size = 'normal', fullWidth = false, ...rest }: ButtonLinkProps) {
  return <ButtonAnchor {...rest} data-kind={kind} data-size={size} data-full={fullWidth || undefined} />
}
