import type { Frame, Letter } from './letter.ts'
import { bridgeText, layoutWords as words } from '../words.ts'

/** The URL of a mail's action, or of a path of the customers' web app. */
export const addressOf = (
  { web, backofficeUrl }: Frame,
  { path, office }: Pick<NonNullable<Letter['action']>, 'path' | 'office'>,
): string => new URL(path, office === true ? backofficeUrl : web.appUrl).href

export const greetingTo = (name: string | undefined): string =>
  name === undefined ? words('hello') : words('greeting', { name })

/** A mail as plain text. */
export function textOf(letter: Letter, frame: Frame, name: string | undefined): string {
  const { bridge, rows = [], code, quote, after, action } = letter
  const parts = [
    greetingTo(name),
    ...(bridge === undefined ? [] : [bridgeText(bridge)]),
    letter.body,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(rows.length === 0 ? [] : [rows.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(after === undefined ? [] : [after]),
    ...(action === undefined ? [] : [`${action.label}: ${addressOf(frame, action)}`]),
    `--\n${frame.brandName}\n${words('neverAsks', { brand: frame.brandName })}\n${words('noReply')}`,
  ]
  return `${parts.join('\n\n')}\n`
}
