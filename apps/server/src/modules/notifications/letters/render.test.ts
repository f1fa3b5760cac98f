import { requiredReason, toWireId, type Id } from '@puente/contract'
import { settingKind, topicOf, type Texts } from '@puente/contract/staff'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frame } from './frame.test-kit.ts'
import { exampleFacts } from '../example-facts.ts'
import { exampleFaults } from '../preview.ts'
import { smsParts } from '../sms-parts.ts'
import { mailStyle } from './mail-colours.ts'
import { letters, render, renderSms } from './render.ts'
import type { Moments, Template } from '../template-facts.ts'

const transferId = '01980000-0000-7000-8000-000000000001'

/** The facts that people can write. */
interface Written {
  readonly name: string
  readonly recipient: string
}

const factsOf = ({ recipient }: Written) =>
  exampleFacts({ recipient, answer: `Hola:\n\nRevisamos lo de ${recipient}.` })
const writingOf = <T extends Template>(
  template: T,
  facts: Moments[T],
  texts: Texts = initialTexts(template),
) => ({
  template,
  texts,
  facts,
})
function initialTexts(template: Template): Texts {
  const texts = settingKind.messageTemplate.initial(template)
  if (texts === undefined) throw new Error(`no texts of ${template}`)
  return texts
}
const templates = Object.keys(letters) as Template[]
const plain: Written = { name: 'Ana María Pérez de la Muestra', recipient: 'Rosa Ejemplo' }
const readingOf = (template: Template, { name }: Written = plain) => {
  const topic = topicOf(template)
  const stops = topic !== undefined && requiredReason(topic, 'mail') === undefined
  return { name, topic, token: stops ? 'a-token' : undefined }
}
const mailOf = (template: Template, written: Written = plain) =>
  render(writingOf(template, factsOf(written)[template]), frame, readingOf(template, written))

/** The tags and attributes of a page without its text. Only the columns of a table depend on the length of a text. */
const skeletonOf = (html: string): string =>
  html
    .replaceAll(/>[^<]*</g, '><')
    .replaceAll(/href="[^"]*"/g, 'href')
    .replaceAll(/ (over|under)(?=")/g, '')

/** The text that a reader of the HTML sees. */
const seen = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => signs[name] ?? '')
    .replaceAll(/\s+/g, ' ')
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

describe.each(templates)('template %s', (template) => {
  it('both forms: same content, no gaps, no external resources', () => {
    const { subject, text, html } = mailOf(template)
    expect(subject.length).toBeLessThanOrEqual(90)
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|null|NaN|\[object/)
    expect(text).toMatch(/^Hola, Ana María Pérez de la Muestra:\n\n/)
    for (const line of text.split('\n').filter((one) => !/^--$|: /.test(one)))
      expect(seen(html)).toContain(line.replace(/^> /, '').trim())
    const page = html.replace(`<style>${mailStyle}</style>`, '')
    expect(page).not.toMatch(/<(img|script|link|style|form|iframe)|url\(|@import|\son\w+=/i)
    expect(page).not.toMatch(/max-width:(?!560px)|(?<![-\w])width="\d{3,}"|min-width/)
    for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(
        template === 'staff-invited' ? /^https:\/\/office\.example\// : /^https:\/\/puente\.example\//,
      )
  })

  it('rendered again: the same mail', () => {
    expect(mailOf(template)).toEqual(mailOf(template))
  })
})

describe('texts of people', () => {
  const evil = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'-alert(1)-'",
      '{recipient, select, other {x}}',
      '</td></table><h1>Tu cuenta</h1>',
      '&lt;b&gt;',
      'Rosa\r\nBcc: otra@demo.test\r\n\r\n',
      'a\u202Eb\u0000c\u2028d',
      'N'.repeat(4000),
      `${'n'.repeat(139)}😀`,
    ),
  )

  it('any text: shown as text and never interpreted as HTML', () => {
    fc.assert(
      fc.property(fc.constantFrom(...templates), evil, evil, (template, name, recipient) => {
        const { subject, text, html } = mailOf(template, { name, recipient })
        expect(skeletonOf(html)).toBe(skeletonOf(mailOf(template).html))
        expect(subject).toMatch(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069\u2028\u2029]*$/u)
        expect([subject, text, html].every((one) => one.isWellFormed())).toBe(true)
        if (template !== 'complaint-answered')
          expect(text.split('\n').length).toBe(mailOf(template).text.split('\n').length)
      }),
      { numRuns: 600 },
    )
  })

  it('an answer of staff: leads to the thread', () => {
    expect(mailOf('staff-wrote').text).toMatch(/\/support\/thr_[0-9a-f]{32}\n/)
  })

  it('an ordinary name: shown in full with its signs', () => {
    const written = { name: "Ñandú O'Higgins & Hijos", recipient: 'José «Pepe» Muñoz-Ríos' }
    const { subject, text, html } = mailOf('delivered', written)
    expect(subject).toBe('Tu dinero llegó a José «Pepe» Muñoz-Ríos')
    expect(text).toContain("Hola, Ñandú O'Higgins & Hijos:")
    expect(html).toContain('Hola, Ñandú O&#39;Higgins &amp; Hijos:')
  })
})

describe('texts of staff', () => {
  const texts = {
    subject: 'Llegó <b>{send}</b> a {recipient}',
    body: 'Para {recipient} & <script>alert(1)</script>\n\nSegundo párrafo.',
    action: '<i>Ver</i>',
  }
  const written = { name: 'Ana', recipient: '<b>Rosa</b>' }
  const mail = render(
    writingOf('delivered', factsOf(written).delivered, texts),
    frame,
    readingOf('delivered', written),
  )

  it('markup in a text or in a value: shown as text, never interpreted', () => {
    expect(mail.subject).toBe('Llegó <b>$200.000</b> a <b>Rosa</b>')
    expect(seen(mail.html)).toContain('Llegó <b>$200.000</b> a <b>Rosa</b>')
    expect(seen(mail.html)).toContain('Para <b>Rosa</b> & <script>alert(1)</script>')
    expect(mail.html).not.toMatch(/<(b|i|script)[ >]/)
    expect(mail.html).toContain('>Segundo párrafo.</p>')
  })

  it('an SMS: as long as its alphabet allows', () => {
    expect(smsParts('a'.repeat(160))).toBe(1)
    expect(smsParts('a'.repeat(161))).toBe(2)
    expect(smsParts('€'.repeat(81))).toBe(2)
    expect(smsParts('ó'.repeat(70))).toBe(1)
    expect(smsParts('ó'.repeat(71))).toBe(2)
    const long = { ...initialTexts('code'), sms: `{code} ${'ó'.repeat(200)}` }
    expect(exampleFaults('code', long, frame)).toEqual([{ at: 'sms', fault: 'too-long' }])
    for (const template of templates)
      expect(exampleFaults(template, initialTexts(template), frame)).toEqual([])
  })
})

describe('the layout', () => {
  it('a table with a long row: one column on phones; with short rows: two columns', () => {
    const isStacked = (template: Template) => / under"/.test(mailOf(template).html)
    expect([isStacked('order-created'), isStacked('delivered')]).toEqual([true, false])
  })

  it('a mail about no way of money: the bridge of the brand; about one: only its bridge line', () => {
    const marks = (template: Template) => mailOf(template).html.split('class="money"').length - 1
    expect([marks('new-device'), marks('delivered')]).toEqual([1, 0])
  })

  it('the list of mails: shows the first paragraph after the subject', () => {
    const { html } = mailOf('new-device')
    const [, shown = ''] = /<div style="display:none[^>]*>([^<]*)<\/div>/.exec(html) ?? []
    expect(shown).toMatch(/^Alguien inició sesión en tu cuenta/)
  })
})

describe('facts', () => {
  it('amounts and instants: Chilean format, exact foreign amounts, Santiago time', () => {
    const { text } = mailOf('order-created')
    expect(text).toContain('Monto: $200.000')
    expect(text).toContain('Paga hasta: 24/11/2026 18:00')
    expect(text).toContain('Número de cuenta: 00-123-45678-9')
    expect(text).toContain(`https://puente.example/send/pay/trf_${transferId.replaceAll('-', '')}`)
    expect(mailOf('delivered').text).toContain('205,34 USD')
  })

  it('the place of the money: drawn in the HTML and said in both forms', () => {
    const said = (template: Template) => {
      const { text, html } = mailOf(template)
      const line = /De Chile a Estados Unidos: .+/.exec(text)?.[0] ?? ''
      expect(seen(html)).toContain(line)
      const crossed = /<td width="(\d+)%"[^>]*><div class="deck".*width="22"/.exec(html)?.[1] ?? '0'
      return [line.split(': ')[1], crossed]
    }
    expect(said('order-created')).toEqual(['falta tu pago', '0'])
    expect(said('payment-received')).toEqual(['pago recibido', '50'])
    expect(said('delivered')).toEqual(['el dinero llegó', '100'])
    expect(said('correction-needed')).toEqual(['faltan datos de la cuenta', '68'])
  })

  it('a message of an earlier version, which has no country: no place of the money', () => {
    const { country: _none, ...earlier } = factsOf(plain).delivered
    const { text, html } = render(writingOf('delivered', earlier), frame, readingOf('delivered'))
    expect(`${text}${html}`).not.toContain('De Chile a')
    expect(text).toContain('205,34 USD')
  })

  it('a code: its purpose, its expiry and that nobody requests it', () => {
    const { subject, text, html } = mailOf('code')
    expect(subject).toBe('Tu código para confirmar que eres tú')
    for (const words of ['012345', 'Vence en 10 minutos', 'nunca te lo pediremos'])
      expect([text.includes(words), seen(html).includes(words)]).toEqual([true, true])
    const facts = { purpose: 'phone', code: '012345', minutes: 1 } as const
    expect(renderSms(writingOf('code', facts), frame)).toBe(
      'Puente: 012345 es tu código para confirmar tu teléfono. Vence en 1 minuto. No lo compartas: nunca te lo pediremos.',
    )
  })

  it('a payment from another RUT: no name', () => {
    const { text } = mailOf('other-rut')
    expect(text).toContain('un pago desde otro RUT')
    expect(text.split('\n--\n')[0]).not.toMatch(/\$|[0-9]{2}\.?[0-9]{3}\.?[0-9]{3}-/)
  })

  it('a review: no cause', () => {
    for (const template of ['review-lasting', 'stopped', 'refund-started'] as const)
      expect(mailOf(template).text).not.toMatch(
        /lista|alerta|riesgo|caso|sospech|reporte|investig|cumplimiento/i,
      )
  })
})

describe('a rate that was reached', () => {
  const { price: _typed, ...withoutPrice } = factsOf(plain)['rate-reached']

  it('with an amount: both rates in pesos, and a link to the calculator with corridor and amount', () => {
    const { subject, text } = mailOf('rate-reached')
    expect(subject).toBe('El tipo de cambio llegó a $939,500: 1 USD')
    expect(text).toContain('cuando 1 USD bajara a $940,000')
    expect(text).toContain('https://puente.example/?corridor=us-usd&side=send&amount=200000')
  })

  it('without an amount: the link has the corridor only', () => {
    const { text } = render(writingOf('rate-reached', withoutPrice), frame, readingOf('rate-reached'))
    expect(text).toMatch(/https:\/\/puente\.example\/\?corridor=us-usd$/m)
    expect(text).not.toContain('está preparado')
  })

  it('with a recipient: says to whom, and the link opens that transfer with its amount', () => {
    const recipientId = '01900000-0000-7000-8000-000000000001' as Id<'recipient'>
    const to = { recipientId, recipient: 'Rosa Ejemplo' }
    const facts = { ...factsOf(plain)['rate-reached'], to }
    const { text } = render(writingOf('rate-reached', facts), frame, readingOf('rate-reached'))
    expect(text).toContain('Tu envío a Rosa Ejemplo está preparado: revisa su precio de ahora y confírmalo.')
    expect(text).toContain('Revisar el envío')
    expect(text).toContain(
      `https://puente.example/send?corridor=us-usd&side=send&amount=200000&recipient=${toWireId('recipient', recipientId)}&again=yes`,
    )
  })
})

describe('the end of a mail', () => {
  it('of every message: why one gets it, who sends it, and a link that stops it only where it can be stopped', () => {
    for (const template of templates) {
      const topic = topicOf(template)
      const { text, html, unsubscribeUrl } = mailOf(template)
      expect(text).toContain('Recibes este correo')
      expect(text).toContain('Operadora SpA, RUT 76.543.210-3. Avenida Uno 1, Santiago.')
      const stops = topic !== undefined && requiredReason(topic, 'mail') === undefined
      expect([template, /no se pueden desactivar/.test(text)]).toEqual([
        template,
        topic !== undefined && !stops,
      ])
      expect([
        template,
        text.includes('/unsubscribe/a-token'),
        html.includes('/unsubscribe/a-token'),
      ]).toEqual([template, stops, stops])
      expect(unsubscribeUrl).toBe(
        stops ? 'https://puente.example/api/mail-unsubscriptions/a-token' : undefined,
      )
    }
  })
})
