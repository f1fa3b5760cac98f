import { styled } from '@mui/material/styles'
import { from } from '../theme/vars.ts'

/** The name of a column on phones, where the head is for screen readers only and nothing in it takes the focus. */
export const OnPhones = styled('span')({ [from.md]: { display: 'none' } })
