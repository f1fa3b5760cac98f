import { expect, test } from 'vitest'
import { openWorld, speakTo } from '../../test/kit.ts'
import { faceAnswers } from './answers.ts'

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]).toString('base64')
const comparison = { reference: 'one', selfie: jpeg, document: jpeg }

test('the chosen answer: given from now on, and the normal one after a reset', async () => {
  const world = await openWorld()
  const control = speakTo(world.sandbox.url)
  expect((await world.post('/faces/comparisons', comparison)).body).toEqual({ result: 'match', score: 0.97 })
  for (const answer of faceAnswers) {
    await control.post('/control/faces', { answer })
    const { body } = await world.post('/faces/comparisons', comparison)
    expect(body['result']).toBe(answer === 'garbled' ? 'perhaps' : answer)
  }
  await control.post('/control/reset', {})
  expect((await world.post('/faces/comparisons', comparison)).body).toMatchObject({ result: 'match' })
})

test('the control page: chooses the answer', async () => {
  const world = await openWorld()
  expect((await world.submit('/control/page/faces', { answer: 'no-match' })).url).toContain('/control')
  expect((await world.post('/faces/comparisons', comparison)).body).toMatchObject({ result: 'no-match' })
  expect((await world.submit('/control/page/faces', { answer: 'nobody' })).status).toBe(400)
})

test('something that is no picture: refused', async () => {
  const world = await openWorld()
  const wrong = { ...comparison, document: Buffer.from('%PDF-1.7').toString('base64') }
  expect(await world.post('/faces/comparisons', wrong)).toMatchObject({
    status: 422,
    body: { code: 'not-a-picture' },
  })
})
