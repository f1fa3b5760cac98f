import { footerOf } from './footer.ts'
import { greetingTo } from './layout-text.ts'
import { addressOf } from './mail-address.ts'
import type { Frame, Letter, Reading } from './letter.ts'
import { light, mailStyle } from './mail-colours.ts'
import { bridgeHtml } from './bridge-html.ts'
import { escaped } from './escaped.ts'
import { layoutWords as words } from '../words.ts'

const FONT = "Montserrat,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`
const paragraphs = (text: string): string => text.split('\n\n').map(paragraph).join('')

const codeBox = (code: string): string =>
  `<p class="canvas brand" style="margin:8px 0 24px;padding:16px;border-radius:10px;background-color:${light.canvas};text-align:center;font-size:32px;line-height:1.25;font-weight:600;letter-spacing:6px;color:${light.brand}">${escaped(code)}</p>`

const quoted = (text: string): string =>
  `<div class="line" style="margin:8px 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${light.line};white-space:pre-line">${escaped(text)}</div>`

const cell = `border-bottom:1px solid ${light.line};vertical-align:top`

/** A label and its value that are longer need two lines on a phone. */
const LINE_CHARACTERS = 26

/** Two columns. On phones values stand below their labels in a table that has a long row. */
function table(rows: NonNullable<Letter['rows']>): string {
  const isLong = rows.some(([label, value]) => label.length + value.length > LINE_CHARACTERS)
  const [low, high] = isLong ? [' over', ' under'] : ['', '']
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:8px 0 24px;border-collapse:collapse">${rows
    .map(
      ([label, value]) =>
        `<tr><td class="line quiet${low}" style="padding:10px 12px 10px 0;${cell};color:${light.quiet};font-size:14px">${escaped(label)}</td>` +
        `<td class="line ink${high}" style="padding:10px 0;${cell};text-align:right;font-weight:600;color:${light.ink};overflow-wrap:anywhere">${escaped(value)}</td></tr>`,
    )
    .join('')}</table>`
}

/**
 * A table cell with a colour of its own: Outlook for Windows gives links no padding. In other programs the whole button is
 * the link.
 */
const button = ({ label, ...where }: NonNullable<Letter['action']>, frame: Frame): string =>
  `<table class="wide" role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="button" bgcolor="${light.brand}" style="border-radius:10px;background-color:${light.brand};text-align:center;mso-padding-alt:14px 24px">` +
  `<a class="label" href="${escaped(addressOf(frame, where))}" style="display:block;padding:14px 24px;color:${light.onBrand};font-weight:600;text-decoration:none">${escaped(label)}</a></td></tr></table>`

/** What lists of mails show after the subject, which would otherwise be the name of the brand and the places of the bridge. */
const preview = (body: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(body.split('\n\n')[0] ?? '')}</div>`

const line = (name: string, widthPx: number, heightPx: number, colour: string): string =>
  `<td width="${widthPx}" style="width:${widthPx}px;padding:0"><div class="${name}" style="width:${widthPx}px;height:${heightPx}px;border-radius:${heightPx / 2}px;background-color:${colour};font-size:0;line-height:${heightPx}px;mso-line-height-rule:exactly">&nbsp;</div></td>`

/** The bridge of the brand below its name, in mails that are about no way of money. */
const mark = `<tr><td style="padding:12px 24px 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${line('deck', 6, 6, light.brand)}${line('deck', 18, 3, light.brand)}${line('money', 8, 8, light.accent)}${line('deck', 18, 3, light.brand)}${line('deck', 6, 6, light.brand)}</tr></table></td></tr>`

function content(letter: Letter, frame: Frame, { name }: Reading): string {
  const { bridge, code, quote, rows = [], after, action } = letter
  return [
    bridge === undefined ? '' : bridgeHtml(bridge),
    `<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:600;color:${light.ink};overflow-wrap:anywhere">${escaped(letter.subject)}</h1>`,
    paragraph(greetingTo(name)),
    paragraphs(letter.body),
    code === undefined ? '' : codeBox(code),
    quote === undefined ? '' : quoted(quote),
    rows.length === 0 ? '' : table(rows),
    after === undefined ? '' : paragraphs(after),
    action === undefined ? '' : button(action, frame),
  ].join('')
}

function footer(letter: Letter, frame: Frame, reading: Reading): string {
  const { action } = letter
  const small = `margin:0 0 8px;color:${light.quiet};font-size:13px;line-height:1.5`
  const link = (address: string, label: string) =>
    `<a class="brand" href="${escaped(address)}" style="color:${light.brand};overflow-wrap:anywhere">${escaped(label)}</a>`
  const { lines, links } = footerOf(letter, frame, reading)
  const address = action === undefined ? undefined : addressOf(frame, action)
  return [
    address === undefined ? [] : [`${escaped(words('ifButtonFails'))}<br>${link(address, address)}`],
    lines.map(escaped),
    links.length === 0 ? [] : [links.map((one) => link(one.address, one.label)).join(' &nbsp;·&nbsp; ')],
  ]
    .flat()
    .map((line) => `<p class="quiet" style="${small}">${line}</p>`)
    .join('')
}

/**
 * A mail as HTML: one column of up to 560 px, readable at 390 px, in the reader's colour scheme, without images, scripts or
 * external resources.
 */
export function htmlOf(letter: Letter, frame: Frame, reading: Reading): string {
  const brand = escaped(frame.brandName)
  return `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>${mailStyle}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:${light.canvas}">
${preview(letter.body)}
<table class="canvas" role="presentation" cellpadding="0" cellspacing="0" width="100%" bgcolor="${light.canvas}"><tr><td align="center" style="padding:16px 8px">
<table class="surface line ink" role="presentation" cellpadding="0" cellspacing="0" width="100%" bgcolor="${light.surface}" style="max-width:560px;background-color:${light.surface};border:1px solid ${light.line};border-radius:12px;font-family:${escaped(FONT)};font-size:16px;line-height:1.5;color:${light.ink};text-align:left;overflow-wrap:anywhere">
<tr><td class="brand" style="padding:20px 24px 0;color:${light.brand};font-size:18px;font-weight:700">${brand}</td></tr>
${letter.bridge === undefined ? mark : ''}
<tr><td class="ink" style="padding:24px 24px 8px;color:${light.ink}">${content(letter, frame, reading)}</td></tr>
</table>
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:560px;font-family:${escaped(FONT)};text-align:left;overflow-wrap:anywhere">
<tr><td style="padding:16px 25px 8px">${footer(letter, frame, reading)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
