import { v } from '../theme/vars.ts'
import { bridge, coin, drawing, ground } from './drawing.tsx'

/** The mark of the bridge inside another thing, 40 wide. */
const mark = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`} strokeWidth="2.2">
    <path d="M0 15C6 13 9 9 11 2c4 12 14 12 18 0 2 7 5 11 11 13" stroke={v.accent} />
    <path d="M11 2v19M29 2v19M0 17h40" />
  </g>
)

/** Security: a shield with the bridge. */
export const SecurityDrawing = drawing(
  <>
    {ground}
    <path
      d="M80 10c11 8 22 11 33 12v28c0 20-14 34-33 42-19-8-33-22-33-42V22c11-1 22-4 33-12z"
      fill={v.surface}
      strokeWidth="3"
    />
    {mark(60, 40)}
  </>,
)

/** Regulation: a public building whose columns carry the bridge. */
export const RegulationDrawing = drawing(
  <>
    {ground}
    <path d="m80 12 44 22H36z" fill={v.surface} strokeWidth="3" />
    <path d="M40 84h80M34 92h92" strokeWidth="3" />
    <path d="M48 40v38M112 40v38" strokeWidth="3" />
    {mark(60, 52)}
    <circle cx="80" cy="26" r="3" fill={v.accent} stroke="none" />
  </>,
)

/** A mail was sent. */
export const MailDrawing = drawing(
  <>
    {ground}
    <path d="M40 26h80v52H40z" fill={v.surface} strokeWidth="3" />
    <path d="m41 28 39 30 39-30" strokeWidth="3" />
    <circle cx="80" cy="66" r="14" fill={v.surface} stroke={v.line} />
    <g transform="translate(68 59) scale(.6)" strokeWidth="3">
      <path d="M0 15C6 13 9 9 11 2c4 12 14 12 18 0 2 7 5 11 11 13" stroke={v.accent} />
      <path d="M11 2v19M29 2v19M0 17h40" />
    </g>
  </>,
)

/** First step: the whole price before paying. */
export const PriceDrawing = drawing(
  <>
    {ground}
    <path d="M52 12h56v80H52z" fill={v.surface} strokeWidth="3" />
    <path d="M62 26h20M62 40h14M62 52h14M62 64h14" stroke={v.inkMuted} />
    <path d="M90 40h8M88 52h10M90 64h8" stroke={v.inkMuted} />
    <path d="M62 76h36" strokeWidth="3" />
    {coin(96, 26)}
  </>,
)

/** Second step: a bank transfer in Chile. */
export const PayDrawing = drawing(
  <>
    {bridge}
    <path d="M12 46h36M30 22 12 38h36zM18 46v24M30 46v24M42 46v24" fill={v.surface} />
    {coin(74, 62)}
    <path d="M88 52h14M97 46l6 6-6 6" stroke={v.inkMuted} />
  </>,
)

/** Third step: the money in the bank of the recipient. */
export const ArriveDrawing = drawing(
  <>
    {bridge}
    <path d="M112 46h36M130 22l-18 16h36zM118 46v24M130 46v24M142 46v24" fill={v.surface} />
    {coin(96, 62)}
    <circle cx="144" cy="22" r="11" fill={v.ok} stroke="none" />
    <path d="m139 22 4 4 7-8" stroke={v.surface} strokeWidth="2.500" />
  </>,
)
