import { bridgePlaceOf } from '@puente/contract/bridge'
import { escaped } from './escaped.ts'
import type { Bridge } from './letter.ts'
import { light } from './mail-colours.ts'
import { bridgeText, countryName, layoutWords as words } from '../words.ts'

const bar = (name: string, colour: string): string =>
  `<div class="${name}" style="height:4px;background-color:${colour};font-size:0;line-height:4px;mso-line-height-rule:exactly">&nbsp;</div>`

const deck = (percent: number, name: string, colour: string): string =>
  percent === 0 ? '' : `<td width="${percent}%" style="width:${percent}%;padding:0">${bar(name, colour)}</td>`

/** A bank at the end of the deck. */
const bank = (name: string, colour: string): string =>
  `<td width="10" style="width:10px;padding:0"><div class="${name}" style="width:10px;height:10px;border-radius:5px;background-color:${colour};font-size:0;line-height:10px;mso-line-height-rule:exactly">&nbsp;</div></td>`

const money = `<td width="22" style="width:22px;padding:0 2px"><div class="deck" style="width:22px;height:22px;border-radius:11px;background-color:${light.brand};font-size:0;line-height:0"><div style="width:12px;height:12px;margin:0 auto;border-radius:6px;background-color:${light.accent};position:relative;top:5px;font-size:0;line-height:12px">&nbsp;</div></div></td>`

/**
 * The bridge line as a table, which every mail program draws: mail programs remove SVG, and images are blocked at first. The
 * money is between Chile and the country of the recipient, and the text says it too.
 */
export function bridgeHtml(bridge: Bridge): string {
  const { percent } = bridgePlaceOf(bridge.state)
  const end = `margin:0;padding:0;font-size:13px;color:${light.quiet}`
  const arrived = percent === 100 ? bank('deck', light.brand) : bank('rest', light.line)
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 6px"><tr>${bank('deck', light.brand)}` +
    `${deck(percent, 'deck', light.brand)}${money}${deck(100 - percent, 'rest', light.line)}${arrived}</tr></table>` +
    `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 4px"><tr><td class="quiet" style="${end}">${escaped(words('chile'))}</td>` +
    `<td class="quiet" style="${end};text-align:right">${escaped(countryName(bridge.to))}</td></tr></table>` +
    `<p class="quiet" style="margin:0 0 24px;color:${light.quiet};font-size:14px">${escaped(bridgeText(bridge))}</p>`
  )
}
