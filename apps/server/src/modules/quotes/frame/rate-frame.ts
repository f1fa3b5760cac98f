import { createHash } from 'node:crypto'
import { createTranslator } from 'use-intl/core'
import { formatDateTime, formatRate, formatRateBothWays, type Currency, type Rate } from '@puente/money'
import { frameMessages } from './messages.es.ts'

type Pesos = Rate<Currency, 'CLP'>

/** The facts of the page. */
export interface RateFrame {
  readonly brand: string
  readonly currency: Currency
  /** The page of the currency, which the link opens. */
  readonly url: string
  /** The rate now; undefined without a reliable one. */
  readonly now:
    | { readonly customer: Pesos; readonly mid: Pesos; readonly asOf: Date; readonly source: string }
    | undefined
  /** The customer's rates of the last 30 days, oldest first; days without a rate are absent. */
  readonly days: readonly Pesos[]
}

const words = createTranslator({ locale: 'es-CL', timeZone: 'America/Santiago', messages: frameMessages })

// The page has no script and loads nothing, so that the site that shows it cannot be observed by it.
const style = `:root{color-scheme:light dark;--ink:#16242c;--muted:#54636c;--primary:#074f71;--soft:#eef3f5;--ground:#ffffff}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf1;--muted:#a7b4bc;--primary:#7cc3e8;--soft:#152c39;--ground:#101b21}}
*{box-sizing:border-box}
body{margin:0;padding:16px;background:var(--ground);color:var(--ink);font:15px/1.5 Montserrat,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
h1{margin:0;font-size:13px;font-weight:500;color:var(--muted)}
p{margin:0;font-size:13px;color:var(--muted)}
.rate{margin:2px 0;font-size:24px;font-weight:600;color:var(--ink);font-variant-numeric:tabular-nums}
svg{display:block;width:100%;height:64px;margin:12px 0 6px}
.area{fill:var(--soft)}.line{fill:none;stroke:var(--primary);stroke-width:2}
a{display:inline-block;margin-top:10px;padding:4px 0;color:var(--primary);font-weight:600;font-size:13px}
a:focus-visible{outline:2px solid var(--primary);outline-offset:2px}`

/** Any site may show the page in a frame; it runs and loads nothing. */
export const framePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '')

const pesos = (rate: Rate): string => `$${formatRate(rate)}`

/** The page as HTML. */
export function rateFrameHtml({ brand, currency, url, now, days }: RateFrame): string {
  const title = escaped(words('title', { currency, brand }))
  return `<!doctype html>
<html lang="es-CL">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="canonical" href="${escaped(url)}"><title>${title}</title><style>${style}</style></head>
<body><main>
<h1>${escaped(words('rate'))}</h1>
${now === undefined ? `<p>${escaped(words('none'))}</p>` : rateNow(now)}
${plot(days)}
<a href="${escaped(url)}" target="_blank" rel="noopener">${escaped(words('link', { brand }))}</a>
</main></body>
</html>
`
}

function rateNow({ customer, mid, asOf, source }: NonNullable<RateFrame['now']>): string {
  const ours = formatRateBothWays(customer)
  const lines = [
    ours.pesos,
    words('market', { rate: formatRateBothWays(mid).unit }),
    words('asOf', { source, at: formatDateTime(asOf) }),
  ]
  return `<p class="rate">${escaped(ours.unit)}</p>\n${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}`
}

const [WIDTH, HEIGHT] = [300, 60]

/** The line of the days, with its least and greatest rate in words. */
function plot(days: readonly Pesos[]): string {
  const sorted = days.toSorted((one, other) => Number(one.scaled - other.scaled))
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (least === undefined || most === undefined || days.length < 2) return `<p>${escaped(words('few'))}</p>`
  const room = Number(most.scaled - least.scaled)
  const places = days.map(({ scaled }, nth) => {
    const x = (nth * WIDTH) / (days.length - 1)
    const y = room === 0 ? HEIGHT / 2 : HEIGHT - 4 - (Number(scaled - least.scaled) / room) * (HEIGHT - 8)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  const line = `M${places.join('L')}`
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><path class="area" d="${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z"/><path class="line" d="${line}" vector-effect="non-scaling-stroke"/></svg>
<p>${escaped(words('days', { least: pesos(least), most: pesos(most) }))}</p>`
}
