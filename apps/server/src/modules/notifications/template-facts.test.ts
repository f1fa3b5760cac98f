/* long: one table of every mail and the event that sends it */
import { randomUUID } from 'node:crypto'
import { fromWireId, toWireId } from '@puente/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { arrives, inboxOf } from '../../../test/inbox.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { accessEvents, createUser, hashPassword, userIdOf } from '../access/index.ts'
import { customerEvents } from '../customers/index.ts'
import { requirementEvents } from '../requirements/index.ts'
import { onboardingEvents } from '../onboarding/index.ts'
import { payinEvents } from '../payins/index.ts'
import { pendingItemEvents } from '../pending-items/index.ts'
import { rateAlertEvents } from '../quotes/index.ts'
import { recipientEvents } from '../recipients/index.ts'
import { referralEvents } from '../referrals/index.ts'
import { supportEvents } from '../support/index.ts'
import {
  CHOICE_OPENED,
  PAYMENT_UNWOUND,
  RECALL_ANSWERED,
  SIGNATURES_CHANGED,
  TRANSFER_MOVED,
} from '../transfers/index.ts'
import { DATA_REQUEST_EVENTS } from './subscriptions/notify-data-rights.ts'
import { notificationSubscriptions } from './index.ts'

const system = { kind: 'system', name: 'test' } as const
const PERSONA = 'persona@demo.puente.test'
const SECOND = 'segunda@demo.puente.test'

let life: RunningEnvironment
let persona: Client
let customerId: string
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  const [row] = await asOwner<{ customer_id: string; id: string }>(
    life,
    `select m.customer_id, u.id from access.membership m join access.user u on u.id = m.user_id
     where u.id = $1`,
    [await life.runtime.work(system, (work) => userIdOf(work, PERSONA))],
  )
  customerId = row?.customer_id ?? ''
  const password = await hashPassword('Otra.Clave.2026')
  await life.runtime.work(system, (work) =>
    createUser(work, { email: SECOND, name: 'Segunda Demo', password, customerIds: [customerId] }),
  )
})
afterAll(async () => life?.close())

const uuidOf = (wire: string) => fromWireId('transfer', wire) ?? ''
const emit = (name: string, subject: string, facts = {}) =>
  life.runtime.work(system, (work) => work.emit({ name, subject, facts }))
const mail = (words: string, to = PERSONA) => arrives(life, to, words)
const count = async (words: string, to = PERSONA) =>
  (await inboxOf(life, to)).filter(({ subject }) => subject.includes(words)).length
const recipient = (name: string) => ({ recipient: { name } })

it('subscriptions: one subscriber handles every event that people are notified of', () => {
  const every = [
    ...[
      accessEvents,
      customerEvents,
      requirementEvents,
      onboardingEvents,
      payinEvents,
      pendingItemEvents,
      recipientEvents,
      supportEvents,
    ].flatMap((events) => Object.values<string>(events)),
    ...DATA_REQUEST_EVENTS,
    ...[CHOICE_OPENED, PAYMENT_UNWOUND, RECALL_ANSWERED, SIGNATURES_CHANGED, TRANSFER_MOVED],
    referralEvents.rewardEarned,
    rateAlertEvents.reached,
  ]
  // A settled refund is notified by the resulting state of its transfer, a reversal once it is set off, a changed
  // declaration not at all.
  const elsewhere: readonly string[] = [
    payinEvents.refundSettled,
    payinEvents.reversed,
    requirementEvents.declarationChanged,
  ]
  expect(notificationSubscriptions.flatMap(({ events }) => events).toSorted()).toEqual(
    every.filter((name) => !elsewhere.includes(name)).toSorted(),
  )
})

describe('a transfer without problems', () => {
  it('from order to delivery: mails about how to pay, each payment and the delivery', async () => {
    const { id, payment } = await life.order(persona, recipient('Rosa Camino Feliz'))
    const order = await mail('para tu envío a Rosa Camino Feliz')
    expect(order.subject).toBe('Paga $200.000 para tu envío a Rosa Camino Feliz')
    for (const fact of [payment?.reference, payment?.account.number, payment?.account.rut, `/send/pay/${id}`])
      expect(order.text).toContain(fact)
    await life.pay(persona, id, { amount: '50000' })
    const part = await mail('Recibimos $50.000: faltan $150.000')
    expect(part.text).toContain('Monto: $150.000')
    await life.pay(persona, id)
    await life.reaches(persona, id, 'delivered')
    await mail('Recibimos tu pago de $200.000')
    const arrived = await mail('Tu dinero llegó a Rosa Camino Feliz')
    expect(arrived.text).toMatch(/[0-9]+,[0-9]{2} USD/)
    expect(arrived.text).toContain(`/transfers/${id}`)
    for (const words of ['Rosa Camino Feliz', 'Recibimos tu pago', 'faltan $150.000'])
      expect(await count(words), words).toBe(words.startsWith('Rosa') ? 3 : 1)
    expect(await count('Rosa Camino Feliz', SECOND), 'only the customer who ordered gets the mail').toBe(1)
    expect((await mail('Nuevo destinatario', SECOND)).subject).toContain('Rosa Camino Feliz')
  })
})

describe('money that does not arrive as ordered', () => {
  it('a cancelled order: one mail when the refund is sent and one when it has arrived', async () => {
    const { id } = await life.order(persona, recipient('Rosa Arrepentida'))
    await life.pay(persona, id, { amount: '60000' })
    await mail('Recibimos $60.000: faltan $140.000')
    await persona.post(`/api/transfers/${id}/cancellation`, {})
    expect((await mail('Te devolvemos $60.000')).text).toContain('Tu envío a Rosa Arrepentida no continuó.')
    await mail('Te devolvimos $60.000')
  })

  it('a payout to an account that does not exist: a mail requests the right account', async () => {
    const { id } = await life.order(persona, recipient('Rosa Rechazo'))
    await life.pay(persona, id)
    const { text } = await mail('Corrige los datos de Rosa Rechazo')
    expect(text).toContain('El dinero está a salvo con nosotros')
    expect(await count('Tu dinero llegó a Rosa Rechazo')).toBe(0)
  })

  it('a payment from another RUT: the mail does not name the payer', async () => {
    const { id } = await life.order(persona, recipient('Rosa Ajena'))
    await emit(payinEvents.otherRut, uuidOf(id), { paymentId: randomUUID() })
    const received = await mail('Recibimos un pago desde otro RUT')
    expect(received.text).toContain('Rosa Ajena')
    await persona.post(`/api/transfers/${id}/cancellation`, {})
    await mail('Tu envío a Rosa Ajena quedó cancelado')
  })

  it('a rejected refund: a mail requests another account of the same RUT', async () => {
    const { id } = await life.order(persona, recipient('Rosa Cerrada'))
    await emit(payinEvents.refundRejected, uuidOf(id), { refundId: randomUUID() })
    expect((await mail('Tu devolución necesita otra cuenta')).text).toContain('otra cuenta con tu mismo RUT')
    expect(await count('necesita otra cuenta')).toBe(1)
    await persona.post(`/api/transfers/${id}/cancellation`, {})
  })

  it('a payment that the bank reversed: a mail says what happens to a waiting and to a delivered order', async () => {
    const waiting = await life.order(persona, recipient('Rosa Anulada'))
    await emit(payinEvents.reversed, uuidOf(waiting.id), { paymentId: randomUUID() })
    expect((await mail('Tu banco anuló un pago de tu envío a Rosa Anulada')).text).toContain(
      'No lo enviamos.',
    )
    await persona.post(`/api/transfers/${waiting.id}/cancellation`, {})
    const gone = await life.order(persona, recipient('Rosa Entregada'))
    await life.pay(persona, gone.id)
    await life.reaches(persona, gone.id, 'delivered')
    const [payment] = await asOwner<{ id: string; bank: string }>(
      life,
      'select id, bank_payment_id as bank from payins.payment where order_id = $1',
      [uuidOf(gone.id)],
    )
    await life.controlSandbox(`/control/payments/${payment?.bank}/reverse`, {})
    const owed = await mail('Paga $200.000: tu banco anuló un pago')
    const [debt] = await asOwner<{ id: string; reference: string }>(
      life,
      'select id, reference from payins.receivable where payment_id = $1',
      [payment?.id],
    )
    expect(owed.text).toContain('tu envío a Rosa Entregada')
    for (const fact of [
      debt?.reference,
      gone.payment?.account.number,
      `/debts/${toWireId('receivable', debt?.id ?? '')}`,
    ])
      expect(owed.text).toContain(fact)
    expect(await count('Tu banco anuló un pago de tu envío a Rosa Anulada')).toBe(1)
    const own = { rut: '11.222.333-9', name: 'Persona Demo', reference: debt?.reference ?? '' }
    await life.transferTo({ ...own, amount: '50000' })
    await mail('Recibimos $50.000 de tu deuda: quedan $150.000')
    await life.transferTo({ ...own, amount: '150700' })
    expect((await mail('Pagaste tu deuda de $200.000')).text).toContain('Pagaste $700 de más')
    await emit(RECALL_ANSWERED, uuidOf(gone.id), { outcome: 'not-possible' })
    await mail('Hay respuesta sobre tu envío a Rosa Entregada')
    expect(await count('Hay respuesta sobre')).toBe(1)
  })

  it.each([
    ['short', 'Puedes enviar lo que llegó, con el mismo tipo de cambio'],
    ['late', 'el tipo de cambio ya es otro'],
  ])('a choice (%s): a mail states the deadline and the default', async (kind, words) => {
    const { id } = await life.order(persona, recipient(`Rosa ${kind === 'late' ? 'Tarde' : 'Corta'}`))
    await emit(CHOICE_OPENED, uuidOf(id), { kind, dueAt: '2026-12-01T15:00:00.000Z' })
    const { text } = await mail(words)
    expect(text).toContain('el 01/12/2026 a las 12:00. Si no eliges, te devolvemos el dinero.')
    await persona.post(`/api/transfers/${id}/cancellation`, {})
  })
})

describe('the account', () => {
  it.each([
    [onboardingEvents.identityConfirmed, 'Confirmamos tu identidad'],
    [onboardingEvents.identityNotConfirmed, 'No pudimos confirmar tu identidad'],
    [onboardingEvents.withStaff, 'Estamos revisando tus datos'],
    [onboardingEvents.rutKnown, 'Alguien intentó abrir otra cuenta con tu RUT'],
    [onboardingEvents.companyRutKnown, 'Alguien intentó abrir otra cuenta con el RUT de tu empresa'],
  ])('%s: every user who acts for the customer gets a mail', async (name, words) => {
    await emit(name, customerId)
    await mail(words)
    await mail(words, SECOND)
  })

  it('a file that staff review: the mail states the day of the answer that screen and queue show', async () => {
    await emit(onboardingEvents.withStaff, customerId, { answerBy: '2026-12-01T15:00:00.000Z' })
    await expect
      .poll(
        async () =>
          (await inboxOf(life, PERSONA)).some(({ text }) =>
            text.includes('a más tardar el 01/12/2026 a las 12:00'),
          ),
        {
          timeout: 60_000,
        },
      )
      .toBe(true)
  })

  it('a reward: only its user gets a mail, with the amount', async () => {
    const userId = await life.runtime.work(system, (work) => userIdOf(work, PERSONA))
    const facts = { amountMinor: '5000', rewardId: randomUUID() }
    await emit(referralEvents.rewardEarned, userId ?? '', facts)
    const { text } = await mail('Ganaste $5.000 por una invitación')
    expect(text).toContain('/referralprogram/donate')
    expect(await count('Ganaste', SECOND)).toBe(0)
  })

  it('an answer of staff: the mail does not contain it', async () => {
    const thread = await persona.post<{ id: string }>('/api/threads', {
      kind: 'question',
      text: 'Una pregunta reservada',
    })
    const soporte = await life.signedIn('soporte')
    await soporte.post(`/api/threads/${thread.body.id}/messages`, { text: 'Una respuesta reservada' })
    for (const to of [PERSONA, SECOND]) {
      const { text } = await mail('Te respondimos', to)
      expect(text).toContain('la respuesta se lee solo en tu cuenta')
      expect(text).not.toContain('reservada')
    }
  })

  it('a complaint without an account: mails confirm it and contain the answer', async () => {
    const to = `${randomUUID()}@reclama.test`
    const made = await life.customer().post<{ folio: string }>('/api/complaints', {
      name: 'Alguien <b>Enojado</b>',
      email: to,
      text: 'No me gustó.',
    })
    const { folio } = made.body
    const received = await mail(`Recibimos tu reclamo ${folio}`, to)
    expect(received.text).toContain('Recibes este correo porque alguien usó esta dirección en')
    expect(received.text).not.toContain('show=preferences')
    const soporte = await life.signedIn('soporte')
    const { body } = await soporte.get<{ items: { id: string; folio: string }[] }>('/api/threads')
    const id = body.items.find((one) => one.folio === folio)?.id ?? ''
    await soporte.post(`/api/threads/${id}/messages`, { text: 'Hola:\n\nLo revisamos <3.\nQuedó bien.' })
    const answered = await mail(`Respondimos tu reclamo ${folio}`, to)
    expect(answered.text).toContain('> Hola:\n> \n> Lo revisamos <3.\n> Quedó bien.')
    expect(answered.html).toContain('Lo revisamos &lt;3.\nQuedó bien.')
  })

  it('a changed e-mail: only the former address gets a mail', async () => {
    const before = `${randomUUID()}@antes.test`
    const id = await life.runtime.work(system, (work) => userIdOf(work, SECOND))
    if (id === undefined) throw new Error('no second user')
    const formerAddressId = randomUUID()
    await asOwner(
      life,
      `insert into access.former_address (id, user_id, what, address, left_at) values ($1, $2, 'email', $3, now())`,
      [
        formerAddressId,
        id,
        life.runtime.vault.encrypt('access.former_address.address', before, formerAddressId),
      ],
    )
    await emit(accessEvents.contactChanged, id, { what: 'email', formerAddressId })
    expect((await mail('Tu cuenta dejó de usar este correo', before)).text).toMatch(/^Hola:\n/)
    expect(await count('dejó de usar', SECOND)).toBe(0)
  })
})

describe('mails that are sent later', () => {
  it('a long review, a near deadline, an expired order: a mail each, only while it still applies', async () => {
    await life.order(persona, recipient('Rosa Espera'))
    const checked = await life.order(persona, recipient('Bloqueado Demo'))
    const paid = await life.order(persona, recipient('Rosa Cumple'))
    await life.pay(persona, paid.id)
    await life.reaches(persona, paid.id, 'delivered')
    await mail('para tu envío a Rosa Espera')
    await life.moveClock(hours(3))
    const lasting = await mail('Seguimos revisando tu envío a Bloqueado Demo')
    expect(lasting.text).toContain('Es una revisión de rutina')
    expect(await count('para tu envío a Bloqueado Demo'), 'nobody pays what is being checked').toBe(0)
    expect(await count('Queda poco')).toBe(0)
    await life.moveClock(hours(19.5))
    const near = await mail('Queda poco para pagar tu envío a Rosa Espera')
    expect(near.text).toContain('Todavía faltan $200.000')
    await life.moveClock(hours(3))
    await mail('Venció tu envío a Rosa Espera')
    expect(await count('Queda poco'), 'a paid order is not recalled').toBe(1)

    const [analista, oficial] = [await life.signedIn('analista'), await life.signedIn('oficial')]
    const { body } = await analista.get<{ items: { id: string; transferId: string }[] }>('/api/reviews')
    const review = `/api/reviews/${body.items.find(({ transferId }) => transferId === checked.id)?.id}`
    await analista.post(`${review}/proposal`, { outcome: 'refuse', note: 'Coincide' })
    await oficial.decide(`${review}/decision`, 'confirm')
    await mail('No podemos hacer tu envío a Bloqueado Demo')
  })
})
