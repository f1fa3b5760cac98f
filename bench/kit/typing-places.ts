import type { Locator, Page } from 'playwright-core'
import { addresses } from '../../e2e/kit/addresses.ts'
import { demoPassword, emailOf } from '../../e2e/kit/demo.ts'

/** A field that somebody types into. */
export interface TypingPlace {
  readonly name: string
  readonly site: 'customer' | 'backoffice'
  /** The demo user who opens it; a visitor when absent. */
  readonly who?: string
  readonly path: string
  /** Opened after `path` has stored the start of a transfer. */
  readonly next?: string
  /** The label of the field, or a selector for the first field of a form. */
  readonly field: { readonly label: string } | { readonly first: string }
  readonly text: string
}

const newRecipient = (corridor: string) => ({
  site: 'customer' as const,
  who: 'persona',
  path: `/send?corridor=${corridor}&side=send&amount=100000`,
  next: '/send/recipient/new',
})

const inForm = { first: 'main form :is(input[type=text], input:not([type]), textarea)' }
const setting = (name: string, who: string, path: string, text: string): TypingPlace => ({
  name: `setting ${name}`,
  site: 'backoffice',
  who,
  path: `/settings/${path}`,
  field: inForm,
  text,
})

/** A field of every kind of form, of both webs. */
export const typingPlaces: readonly [TypingPlace, ...TypingPlace[]] = [
  { name: 'calculator', site: 'customer', path: '/', field: { label: 'Tú envías' }, text: '1234567' },
  {
    name: 'sign-up',
    site: 'customer',
    path: '/signup',
    field: { label: 'Correo electrónico' },
    text: 'nueva.persona@correo.cl',
  },
  {
    name: 'sign-up password',
    site: 'customer',
    path: '/signup',
    field: { first: 'main input[type=password]' },
    text: 'UnaClaveLarga.2026',
  },
  {
    name: 'login',
    site: 'customer',
    path: '/login',
    field: { label: 'Correo electrónico' },
    text: 'a.b@correo.cl',
  },
  {
    name: 'amount',
    site: 'customer',
    who: 'persona',
    path: '/send/amount',
    field: { label: 'Tú envías' },
    text: '1234567',
  },
  {
    ...newRecipient('us-usd'),
    name: 'recipient',
    field: { label: 'Nombre completo' },
    text: 'María de los Ángeles Fernández',
  },
  { ...newRecipient('us-usd'), name: 'recipient city', field: { label: 'Ciudad' }, text: 'New York' },
  {
    ...newRecipient('mx-mxn'),
    name: 'recipient account',
    field: { label: 'CLABE' },
    text: '002010077777777771',
  },
  {
    name: 'transfers search',
    site: 'customer',
    who: 'persona',
    path: '/transfers',
    field: { label: 'Referencia o monto' },
    text: 'PU-2026-000123',
  },
  {
    name: 'support message',
    site: 'customer',
    who: 'persona',
    path: '/support/new',
    field: { first: 'main textarea' },
    text: 'Hola, tengo una duda',
  },
  {
    name: 'staff search',
    site: 'backoffice',
    who: 'oficial',
    path: '/search?q=persona',
    field: { first: 'main input' },
    text: 'persona',
  },
  {
    name: 'staff filter',
    site: 'backoffice',
    who: 'oficial',
    path: '/transfers',
    field: { first: 'main :is(input[type=search], input[type=text], input:not([type]))' },
    text: 'PU-2026-000123',
  },
  setting('fee', 'tesoreria', 'fee/default', '12345'),
  setting('corridor', 'tesoreria', 'corridor/us-usd', 'abcdef'),
  setting('privacy notice', 'oficial', 'terms/privacy-notice', 'Un texto nuevo'),
  setting('message', 'oficial', 'message-template/code', 'Un texto nuevo'),
  setting('occupations', 'oficial', 'occupations/person', 'Un texto nuevo'),
]

/** Opens a place on this page as its user, and returns the empty field. */
export async function openPlace(page: Page, place: TypingPlace): Promise<Locator> {
  const base = addresses()[place.site]
  if (place.who !== undefined) {
    const answer = await page.request.post(`${base}/api/session`, {
      data: { email: emailOf(place.who), password: demoPassword },
      headers: { origin: base },
    })
    if (!answer.ok()) throw new Error(`${place.who} does not get in: ${await answer.text()}`)
  }
  await page.goto(`${base}${place.path}`)
  if (place.next !== undefined) {
    // Earlier recipients are offered first; the form follows that page.
    await page.waitForURL(/\/send\/recipient/)
    await page.goto(`${base}${place.next}`)
  }
  const field =
    'label' in place.field
      ? page.getByLabel(place.field.label).first()
      : page.locator(place.field.first).first()
  await field.fill('')
  return field
}
