import { bridgePlaceOf } from '@puente/contract/bridge'
import { addressOf, greetingTo } from './layout-text.ts'
import type { Frame, Letter } from './letter.ts'
import { bridgeText, layoutWords as words } from '../words.ts'

const BRAND = '#074f71'
const INK = '#1f2a30'
const QUIET = '#54626b'
const LINE = '#dde4e8'
const FONT = "Montserrat,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, in an element or in a quoted attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`
const paragraphs = (text: string): string => text.split('\n\n').map(paragraph).join('')

const codeBox = (code: string): string =>
  `<p style="margin:8px 0 24px;font-size:32px;font-weight:700;letter-spacing:6px;color:${BRAND}">${escaped(code)}</p>`

const quoted = (text: string): string =>
  `<div style="margin:8px 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${BRAND};white-space:pre-line">${escaped(text)}</div>`

const ACCENT = '#F8B133'

/** The bridge line as a table of three cells, which every mail program draws, and its text. */
function bridgeLine(bridge: NonNullable<Letter['bridge']>): string {
  const { percent } = bridgePlaceOf(bridge.state)
  const deck = (width: number, colour: string) =>
    width === 0
      ? ''
      : `<td style="width:${width}%;padding:0"><div style="height:4px;border-radius:2px;background:${colour};font-size:0;line-height:0">&nbsp;</div></td>`
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 4px"><tr>${deck(percent, BRAND)}` +
    `<td style="width:18px;padding:0 2px"><div style="width:12px;height:12px;border:3px solid ${BRAND};border-radius:9px;background:${ACCENT};font-size:0;line-height:0">&nbsp;</div></td>` +
    `${deck(100 - percent, LINE)}</tr></table>` +
    `<p style="margin:0 0 20px;color:${QUIET};font-size:14px">${escaped(bridgeText(bridge))}</p>`
  )
}

const table = (rows: NonNullable<Letter['rows']>): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:8px 0 24px;border-collapse:collapse">${rows
    .map(
      ([label, value]) =>
        `<tr><td style="padding:8px 12px 8px 0;border-bottom:1px solid ${LINE};color:${QUIET};font-size:14px;vertical-align:top">${escaped(label)}</td>` +
        `<td style="padding:8px 0;border-bottom:1px solid ${LINE};text-align:right;font-weight:600;vertical-align:top;overflow-wrap:anywhere">${escaped(value)}</td></tr>`,
    )
    .join('')}</table>`

function button({ label, ...where }: NonNullable<Letter['action']>, frame: Frame): string {
  const address = escaped(addressOf(frame, where))
  return (
    `<p style="margin:8px 0 24px"><a href="${address}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${BRAND};color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>` +
    `<p style="margin:0 0 16px;color:${QUIET};font-size:13px">${escaped(words('ifButtonFails'))}<br>` +
    `<a href="${address}" style="color:${BRAND};overflow-wrap:anywhere">${address}</a></p>`
  )
}

function content(letter: Letter, frame: Frame, name: string | undefined): string {
  const { bridge, code, quote, rows = [], after, action } = letter
  return [
    `<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;color:${BRAND};overflow-wrap:anywhere">${escaped(letter.subject)}</h1>`,
    paragraph(greetingTo(name)),
    bridge === undefined ? '' : bridgeLine(bridge),
    paragraphs(letter.body),
    code === undefined ? '' : codeBox(code),
    quote === undefined ? '' : quoted(quote),
    rows.length === 0 ? '' : table(rows),
    after === undefined ? '' : paragraphs(after),
    action === undefined ? '' : button(action, frame),
  ].join('')
}

/** A mail as HTML: one column of up to 560 px, readable at 390 px, without images, scripts or external resources. */
export function htmlOf(letter: Letter, frame: Frame, name: string | undefined): string {
  const brand = escaped(frame.brandName)
  const small = `margin:0 0 8px;color:${QUIET};font-size:13px;line-height:1.5`
  return `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f6f8">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:560px;background:#ffffff;border:1px solid ${LINE};border-radius:12px;font-family:${escaped(FONT)};font-size:16px;line-height:1.5;color:${INK};text-align:left;overflow-wrap:anywhere">
<tr><td style="padding:20px 24px;border-bottom:1px solid ${LINE};color:${BRAND};font-size:18px;font-weight:700">${brand}</td></tr>
<tr><td style="padding:24px">${content(letter, frame, name)}</td></tr>
<tr><td style="padding:16px 24px 12px;border-top:1px solid ${LINE}"><p style="${small}">${escaped(words('neverAsks', { brand: frame.brandName }))}</p><p style="${small}">${escaped(words('noReply'))}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
