import type { AnswerTimesWire, ThreadWire } from '@puente/contract/customer'
import type { ServiceFiguresWire, StaffThread } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { addBankingDays, bankingCalendar, fromSantiago, inSantiago } from '../corridors/index.ts'

let life: RunningEnvironment
let persona: Client
let soporte: Client
beforeAll(async () => {
  life = await startEnvironment()
  await asOwner(life, 'update support.thread set first_answer_at = null, first_answer_minutes = null')
  persona = await life.signedIn('persona')
  soporte = await life.signedIn('soporte')
})
afterAll(async () => life?.close())

/** Moves business time to a time of day so many banking days ahead. */
async function at(days: number, minuteOfDay: number): Promise<void> {
  const calendar = await life.runtime.work({ kind: 'system', name: 'test' }, bankingCalendar)
  const day = inSantiago(addBankingDays(calendar, life.clock.now(), days)).day
  await life.moveClock(fromSantiago(day, minuteOfDay).getTime() - life.clock.now().getTime())
}
const minute = (hours: number, minutes = 0) => hours * 60 + minutes
const published = async () =>
  (await life.customer().get<{ times?: AnswerTimesWire }>('/api/answer-times')).body
const open = async (kind = 'question') =>
  (await persona.post<ThreadWire>('/api/threads', { kind, text: 'Una pregunta' })).body.id
const answer = (id: string) => soporte.post<StaffThread>(`/api/threads/${id}/messages`, { text: 'Respuesta' })
const measured = async () =>
  (
    await asOwner<{ minutes: number }>(
      life,
      `select first_answer_minutes as minutes from support.thread where first_answer_at is not null
       order by first_answer_at, id`,
    )
  ).map(({ minutes }) => minutes)
/** Inserts threads that were answered after 10, 20, 30 … minutes, so many days ago. */
const answered = (count: number, daysAgo: number, kind = 'question') =>
  asOwner(
    life,
    `insert into support.thread (id, folio, kind, state, customer_id, opened_at, last_at, queue_at, first_answer_at,
                                 first_answer_minutes)
     select gen_random_uuid(), 'T' || gen_random_uuid(), $3, 'waiting-customer', gen_random_uuid(), $2, $2, $2, $2, 10 * n
     from generate_series(1, $1::int) n`,
    [count, new Date(life.clock.now().getTime() - daysAgo * 86_400_000), kind],
  )

it('a first answer: measured in office hours of banking days; a second one and a thread of staff: not', async () => {
  await at(1, minute(17, 30))
  const overnight = await open()
  await at(1, minute(9, 20))
  await answer(overnight)
  const sameDay = await open()
  await at(0, minute(10, 50))
  await answer(sameDay)
  await at(0, minute(12))
  await answer(sameDay)
  const { body } = await persona.get<{ actingAs: { id: string } }>('/api/session')
  const ours = await soporte.post<StaffThread>(`/api/customers/${body.actingAs.id}/threads`, { text: 'Hola' })
  await answer(ours.body.id)
  // 17:30 to 18:00 and 9:00 to 9:20; 9:20 to 10:50.
  expect(await measured()).toEqual([50, 90])
})

it('29 answers in 90 days: nothing is published; 30: the median and the ninth decile of office minutes', async () => {
  await asOwner(life, 'update support.thread set first_answer_at = null, first_answer_minutes = null')
  await answered(40, 91)
  await answered(40, 1, 'complaint')
  await answered(29, 1)
  expect(await published()).toEqual({})
  await at(1, minute(10))
  const asked = await open()
  await at(0, minute(11, 30))
  await answer(asked)
  // 10, 20 … 90, 90, 100 … 290: the 15th of 30 is 140 and the 27th 260.
  const times = { halfWithinMinutes: 140, mostWithinMinutes: 260 }
  expect(await published()).toEqual({ times })
  const admin = await life.signedIn('admin')
  const day = inSantiago(life.clock.now()).day
  const { body } = await admin.get<ServiceFiguresWire>(`/api/service-figures?from=${day}&to=${day}`)
  expect(body.answers).toEqual({ count: 30, times })
})
