import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { v } from '../theme/vars.ts'

// Drawn on a grid of 160 by 104 in the theme's colours; a text beside it says the same.
const Frame = styled('svg')({ display: 'block', width: 160, maxWidth: '100%', height: 'auto', flex: 'none' })

/** A drawing of the set: the bridge, and what happens on it. */
export function drawing(content: ReactNode) {
  return function Drawing({ size = 160 }: { size?: number }) {
    return (
      <Frame viewBox="0 0 160 104" aria-hidden data-drawing style={{ width: size }}>
        <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.5" stroke={v.primary}>
          {content}
        </g>
      </Frame>
    )
  }
}

/** The soft ground behind every drawing. */
export const ground = (
  <g stroke="none" fill={v.primarySoft}>
    <circle cx="80" cy="50" r="46" />
    <path d="M4 86h44c8 0 8-12 0-12H4zM156 86h-44c-8 0-8-12 0-12h44z" />
  </g>
)
export const towers = <path d="M52 36v48M108 36v48" strokeWidth="3" />
export const cable = (
  <path d="M10 70C34 66 47 54 52 36C64 72 96 72 108 36C113 54 126 66 150 70" stroke={v.accent} />
)
const deck = <path d="M8 74h144" strokeWidth="3" />

/** The whole bridge. */
export const bridge = (
  <>
    {ground}
    {cable}
    {towers}
    {deck}
  </>
)

/** Money: the one thing that is filled with the accent. */
export const coin = (x: number, y: number) => (
  <circle cx={x} cy={y} r="8" fill={v.accent} stroke={v.onAccent} strokeWidth="1.8" />
)
