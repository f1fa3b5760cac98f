import { footerOf } from './footer.ts'
import { greetingTo } from './layout-text.ts'
import { addressOf } from './mail-address.ts'
import type { Frame, Letter, Reading } from './letter.ts'
import { darkStyle, light } from './mail-colours.ts'
import { bridgeHtml } from './bridge-html.ts'
import { escaped } from './escaped.ts'
import { layoutWords as words } from '../words.ts'

const FONT = "Montserrat,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`
const paragraphs = (text: string): string => text.split('\n\n').map(paragraph).join('')

const codeBox = (code: string): string =>
  `<p class="brand" style="margin:8px 0 24px;font-size:32px;font-weight:700;letter-spacing:6px;color:${light.brand}">${escaped(code)}</p>`

const quoted = (text: string): string =>
  `<div class="line" style="margin:8px 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${light.line};white-space:pre-line">${escaped(text)}</div>`

const cell = `border-bottom:1px solid ${light.line};vertical-align:top`

const table = (rows: NonNullable<Letter['rows']>): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:8px 0 24px;border-collapse:collapse">${rows
    .map(
      ([label, value]) =>
        `<tr><td class="line quiet" style="padding:10px 12px 10px 0;${cell};color:${light.quiet};font-size:14px">${escaped(label)}</td>` +
        `<td class="line ink" style="padding:10px 0;${cell};text-align:right;font-weight:600;color:${light.ink};overflow-wrap:anywhere">${escaped(value)}</td></tr>`,
    )
    .join('')}</table>`

/** A table cell with a colour of its own: Outlook for Windows gives links no padding. */
function button({ label, ...where }: NonNullable<Letter['action']>, frame: Frame): string {
  const address = escaped(addressOf(frame, where))
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td class="button" bgcolor="${light.brand}" style="border-radius:10px;background-color:${light.brand};padding:14px 24px">` +
    `<a class="label" href="${address}" style="display:inline-block;color:${light.onBrand};font-weight:600;text-decoration:none">${escaped(label)}</a></td></tr></table>` +
    `<p class="quiet" style="margin:0 0 16px;color:${light.quiet};font-size:13px">${escaped(words('ifButtonFails'))}<br>` +
    `<a class="brand" href="${address}" style="color:${light.brand};overflow-wrap:anywhere">${address}</a></p>`
  )
}

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

function footer(frame: Frame, reading: Reading): string {
  const small = `margin:0 0 8px;color:${light.quiet};font-size:13px;line-height:1.5`
  const { lines, links } = footerOf(frame, reading)
  return [
    ...lines.map((line) => `<p class="quiet" style="${small}">${escaped(line)}</p>`),
    links.length === 0
      ? ''
      : `<p class="quiet" style="${small}">${links
          .map(
            ({ label, address }) =>
              `<a class="brand" href="${escaped(address)}" style="color:${light.brand}">${escaped(label)}</a>`,
          )
          .join(' &nbsp;·&nbsp; ')}</p>`,
  ].join('')
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
<style>${darkStyle}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:${light.canvas}">
<table class="canvas" role="presentation" cellpadding="0" cellspacing="0" width="100%" bgcolor="${light.canvas}"><tr><td align="center" style="padding:16px 8px">
<table class="surface line ink" role="presentation" cellpadding="0" cellspacing="0" width="100%" bgcolor="${light.surface}" style="max-width:560px;background-color:${light.surface};border:1px solid ${light.line};border-radius:12px;font-family:${escaped(FONT)};font-size:16px;line-height:1.5;color:${light.ink};text-align:left;overflow-wrap:anywhere">
<tr><td class="brand" style="padding:20px 24px 0;color:${light.brand};font-size:18px;font-weight:700">${brand}</td></tr>
<tr><td style="padding:12px 24px 0"><div style="width:40px;height:4px;border-radius:2px;background-color:${light.accent};font-size:0;line-height:4px">&nbsp;</div></td></tr>
<tr><td class="ink" style="padding:24px 24px 8px;color:${light.ink}">${content(letter, frame, reading)}</td></tr>
<tr><td class="line" style="padding:16px 24px 12px;border-top:1px solid ${light.line}">${footer(frame, reading)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
