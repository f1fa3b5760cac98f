import { footerOf } from './footer.ts'
import { addressOf } from './mail-address.ts'
import type { Frame, Letter, Reading } from './letter.ts'
import { bridgeText, layoutWords as words } from '../words.ts'

export const greetingTo = (name: string | undefined): string =>
  name === undefined ? words('hello') : words('greeting', { name })

function footer(letter: Letter, frame: Frame, reading: Reading): string {
  const { lines, links } = footerOf(letter, frame, reading)
  return ['--', frame.brandName, ...lines, ...links.map(({ label, address }) => `${label}: ${address}`)].join(
    '\n',
  )
}

/** A mail as plain text. */
export function textOf(letter: Letter, frame: Frame, reading: Reading): string {
  const { bridge, rows = [], code, quote, after, action } = letter
  const parts = [
    greetingTo(reading.name),
    ...(bridge === undefined ? [] : [bridgeText(bridge)]),
    letter.body,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(rows.length === 0 ? [] : [rows.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(after === undefined ? [] : [after]),
    ...(action === undefined ? [] : [`${action.label}: ${addressOf(frame, action)}`]),
    footer(letter, frame, reading),
  ]
  return `${parts.join('\n\n')}\n`
}
