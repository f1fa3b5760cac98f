import { styled } from '@mui/material/styles'
import { HiddenText, logoStroke, rem, v } from '@puente/ui'
import { useConfig } from '@puente/web'
import { paths } from '../paths.ts'
import { words } from '../parts/words.ts'

const Home = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  flex: 'none',
  borderRadius: 8,
  color: v.ink,
  fontSize: rem(18),
  fontWeight: 600,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  '& svg': { flex: 'none', color: v.mark },
})

/** The operator's name with its logo, linked to home. */
export function Brand() {
  const { brandName } = useConfig()
  return (
    <Home href={paths.home()}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path
            d="M6 18.5c3-2.4 4.6-4.600 5.200-8 1.300 6 8.300 6 9.600 0 .600 3.400 2.200 5.600 5.200 8"
            stroke={v.accent}
            strokeWidth="1.700"
          />
          <path d="M11.200 10.500v13M20.800 10.500v13M5.500 20h21" stroke={logoStroke} strokeWidth="1.900" />
        </g>
      </svg>
      <span>
        {brandName}
        <HiddenText>{words('brandHome')}</HiddenText>
      </span>
    </Home>
  )
}
