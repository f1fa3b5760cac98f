import { createHash } from 'node:crypto'
import { createTranslator } from 'use-intl/core'
import { unsubscribeMessages } from './messages.es.ts'
import type { ShownUnsubscription } from './unsubscribe.ts'
import { escaped } from '../letters/escaped.ts'

const words = createTranslator({
  locale: 'es-CL',
  timeZone: 'America/Santiago',
  messages: unsubscribeMessages,
})

const style = `:root{color-scheme:light dark;--ink:#16242c;--muted:#54636c;--primary:#074f71;--on:#ffffff;--ground:#ffffff;--line:#e3e7ea}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf1;--muted:#a7b4bc;--primary:#8cc7e3;--on:#0e161b;--ground:#101b21;--line:#34454f}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:var(--ground);color:var(--ink);font:16px/1.5 Montserrat,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:560px;margin:0 auto}
h1{margin:24px 0 12px;font-size:24px;font-weight:600;line-height:1.25}
p{margin:0 0 24px;overflow-wrap:anywhere}
.brand{margin:0;padding-bottom:16px;border-bottom:1px solid var(--line);color:var(--primary);font-size:18px;font-weight:700}
button{min-height:44px;margin:0 0 24px;padding:12px 20px;border:0;border-radius:10px;background:var(--primary);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
a{color:var(--primary);font-weight:500}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}`

/** The page loads nothing and runs nothing; its form is sent to itself. */
export const unsubscribePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

interface Shown {
  readonly brand: string
  /** Address of the page where a signed-in user chooses channels. */
  readonly preferencesUrl: string
  /** Undefined for a link that does not work. */
  readonly unsubscription: ShownUnsubscription | undefined
}

function content(unsubscription: ShownUnsubscription | undefined): string {
  if (unsubscription === undefined)
    return `<h1>${escaped(words('unknown'))}</h1><p>${escaped(words('unknownText'))}</p>`
  const { topic, mailbox, isOn } = unsubscription
  const values = { mailbox, topic: words(`topics.${topic}`) }
  return isOn
    ? `<h1>${escaped(words('ask'))}</h1><p>${escaped(words('about', values))}</p><form method="post"><button>${escaped(words('stop'))}</button></form>`
    : `<h1>${escaped(words('done'))}</h1><p>${escaped(words('doneText', values))}</p>`
}

/** The page as HTML: a question with a button, because mail programs open links by themselves. */
export const unsubscribeHtml = ({ brand, preferencesUrl, unsubscription }: Shown): string => `<!doctype html>
<html lang="es-CL">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(words('title', { brand }))}</title><style>${style}</style></head>
<body><main><div class="brand">${escaped(brand)}</div>
${content(unsubscription)}
<a href="${escaped(preferencesUrl)}">${escaped(words('preferences'))}</a>
</main></body>
</html>
`
