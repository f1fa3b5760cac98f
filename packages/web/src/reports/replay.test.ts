// @vitest-environment jsdom
import { captureException, flush, getReplay, init, replayIntegration } from '@sentry/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerJson, startTestServer, type TestServer } from '../client/test-server.ts'
import { errorReportOptions, replayPrivacy } from './options.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer((_, response) => answerJson(response, 200, {}))
})
afterAll(async () => {
  Reflect.deleteProperty(process, 'type')
  await getReplay()?.stop()
  await server[Symbol.asyncDispose]()
})

test('replays enabled: the data sent contain no text and no image of the page', async () => {
  document.body.innerHTML = `
    <h1>Rosa Secreta</h1><p title="Saldo oculto">$1.234.567</p>
    <input value="12.345.678-5" placeholder="Cuenta reservada"><img src="https://puente.test/cedula.png" alt="Cédula">`
  // Under Node the library uses its server build unless the process type is 'renderer'.
  Object.assign(process, { type: 'renderer' })
  init({
    ...errorReportOptions({ dsn: 'https://key@errors.test/1', environment: 'sandbox', release: '1' }),
    tunnel: `${server.baseUrl}/api/monitoring`,
    replaysSessionSampleRate: 1,
    integrations: [replayIntegration({ ...replayPrivacy, useCompression: false, minReplayDuration: 0 })],
  })
  await vi.waitFor(() => expect(getReplay()?.getReplayId()).toBeDefined())
  document.querySelector('p')?.append('Destinataria escondida')
  captureException(new Error('a bug'))
  await getReplay()?.flush()
  await flush(2000)
  const sent = server.received.map(({ body }) => body).join('\n')
  expect(sent).toContain('replay_recording')
  expect(sent).toContain('*')
  expect(sent).not.toMatch(/Rosa|Secreta|1\.234|12\.345|escondida|Cuenta|cedula|Saldo/)
})
