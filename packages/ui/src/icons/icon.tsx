import { createSvgIcon } from '@mui/material/SvgIcon'
import type { ReactNode } from 'react'

// Icons are drawn on a grid of 20 with a stroke of 1.75; each is used beside a text.
/** An icon component from its drawing. */
export function icon(name: string, drawing: ReactNode) {
  const drawn = (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawing}
    </svg>
  )
  const Icon = createSvgIcon(drawn, name)
  return Icon
}
