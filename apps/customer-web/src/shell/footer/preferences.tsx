import { styled } from '@mui/material/styles'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' })

/** How the app looks and in which language it is. */
export const Preferences = () => (
  <Row>
    <LanguageSwitch />
    <SchemeSwitch />
  </Row>
)
