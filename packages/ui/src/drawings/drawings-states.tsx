import { v } from '../theme/vars.ts'
import { bridge, cable, coin, drawing, ground, towers } from './drawing.tsx'

/** Nothing was sent yet: the bridge waits for the first coin. */
export const EmptyDrawing = drawing(
  <>
    {bridge}
    <circle
      cx="24"
      cy="62"
      r="8"
      stroke={v.inkMuted}
      strokeWidth="2"
      strokeDasharray="3 5"
      fill={v.surface}
    />
  </>,
)

/** Nothing fits a search. */
export const SearchDrawing = drawing(
  <>
    {bridge}
    <circle cx="82" cy="42" r="19" fill={v.surface} strokeWidth="3" />
    <path d="m96 56 13 13" strokeWidth="5" />
    <path d="M75 42h14" stroke={v.inkMuted} />
  </>,
)

/** Nobody to send to yet. */
export const PeopleDrawing = drawing(
  <>
    {bridge}
    <g fill={v.surface}>
      <circle cx="26" cy="46" r="8" />
      <path d="M12 74c0-22 28-22 28 0z" />
      <circle cx="134" cy="46" r="8" />
      <path d="M120 74c0-22 28-22 28 0z" />
    </g>
  </>,
)

/** Something is being checked or is on its way. */
export const WaitingDrawing = drawing(
  <>
    {bridge}
    {coin(80, 66)}
    <circle cx="80" cy="28" r="17" fill={v.surface} strokeWidth="3" />
    <path d="M80 18v10l7 5" stroke={v.inkMuted} />
  </>,
)

/** It worked. */
export const SuccessDrawing = drawing(
  <>
    {bridge}
    {coin(136, 64)}
    <circle cx="80" cy="28" r="17" fill={v.ok} stroke="none" />
    <path d="m72 28 6 6 11-12" stroke={v.surface} strokeWidth="3.500" />
  </>,
)

/** On hold until someone acts. */
export const HeldDrawing = drawing(
  <>
    {bridge}
    {coin(52, 64)}
    <circle cx="80" cy="28" r="17" fill={v.surface} stroke={v.warn} strokeWidth="3" />
    <path d="M75 21v14M85 21v14" stroke={v.warn} strokeWidth="3.500" />
  </>,
)

/** Refused: the way is closed. */
export const RefusedDrawing = drawing(
  <>
    {bridge}
    {coin(30, 64)}
    <path d="M66 44h40v12H66z" fill={v.surface} stroke={v.bad} />
    <path d="m74 56 6-12M86 56l6-12M98 56l6-12" stroke={v.bad} />
    <path d="M72 56v18M100 56v18" stroke={v.bad} />
  </>,
)

/** The page could not be loaded. */
export const FailedDrawing = drawing(
  <>
    {ground}
    {cable}
    {towers}
    <path d="M8 74h60M92 74h60" strokeWidth="3" />
    <path d="m68 74 5 6M92 74l-4 7" strokeWidth="2" />
    <path d="m80 14 17 28H63z" fill={v.surface} stroke={v.warn} />
    <path d="M80 24v8M80 37v.1" stroke={v.warn} strokeWidth="3" />
  </>,
)

/** No connection. */
export const OfflineDrawing = drawing(
  <>
    {ground}
    <path
      d="M10 70C34 66 47 54 52 36c4 12 9 19 15 23M150 70c-24-4-37-16-42-34-4 12-9 19-15 23"
      stroke={v.accent}
    />
    {towers}
    <path d="M8 74h58M94 74h58" strokeWidth="3" />
    <path d="M64 26c9-9 23-9 32 0M70 33c6-6 14-6 20 0" stroke={v.inkMuted} />
    <path d="M80 41v.1" stroke={v.inkMuted} strokeWidth="5" />
    <path d="m64 42 32-28" stroke={v.bad} strokeWidth="3" />
  </>,
)

/** No page at this address: a bridge that leads nowhere. */
export const LostDrawing = drawing(
  <>
    {ground}
    <path d="M10 70C34 66 47 54 52 36c6 18 15 27 26 29" stroke={v.accent} />
    <path d="M52 36v48M8 74h76" strokeWidth="3" />
    <path d="M92 74h6M106 74h6M120 74h6" stroke={v.inkMuted} strokeWidth="3" />
    <path d="M116 74V34" stroke={v.inkMuted} />
    <path d="M104 22h26l8 8-8 8h-26z" fill={v.surface} stroke={v.inkMuted} />
    <path d="M113 30h10" stroke={v.inkMuted} />
  </>,
)
