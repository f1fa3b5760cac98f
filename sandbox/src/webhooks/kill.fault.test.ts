import { spawn, type ChildProcess } from 'node:child_process'
import { describe, expect, onTestFinished, test } from 'vitest'
import { folder, listen, payout, refund, speakTo, until } from '../../test/kit.ts'

describe('after a kill -9', () => {
  test('money, payouts in progress, refunds, clock, faults and pending webhooks: nothing is lost', async () => {
    const dataDir = folder()
    const deaf = await listen()
    deaf.status = 500
    const first = await startProcess(dataDir, deaf.url)
    const before = speakTo(first.url)
    await before.post('/control/payments', { reference: 'r', amount: '50000', payerRut: '12345678-5' })
    await before.post('/rails/payouts', payout('slow', 'Ana Demora'))
    await before.post('/bank/refunds', refund('late', '9922'))
    await before.post('/control/failures', { partner: 'names', kind: 'off' })
    await before.post('/control/clock', { offsetMs: 60_000 })
    const { body: payments } = await before.get('/bank/payments')
    first.child.kill('SIGKILL')
    await first.ended

    const puente = await listen()
    const second = await startProcess(dataDir, puente.url)
    const after = speakTo(second.url)
    expect((await after.get('/control/clock')).body).toEqual({ offsetMs: 60_000 })
    expect((await after.get('/bank/balances')).body['clientMoney']).toBe('40078')
    expect((await after.get('/bank/payments')).body).toEqual(payments)
    expect((await after.post('/names/check', { subjects: [] })).status).toBe(503)
    expect((await after.post('/rails/payouts', payout('slow', 'Ana Demora'))).body['status']).toBe('accepted')
    await after.post('/control/clock', { offsetMs: 3_600_000 })
    const awaited = [
      'payment.confirmed',
      'payout.accepted',
      'payout.credited',
      'refund.settled',
      'clock.moved',
    ]
    await until(() => awaited.every((type) => puente.types().includes(type)))
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })
})

type Process = { child: ChildProcess; url: string; ended: Promise<number | null> }

async function startProcess(dataDir: string, puenteUrl: string): Promise<Process> {
  const main = new URL('../main.ts', import.meta.url).pathname
  const env = {
    ...process.env,
    SANDBOX_PORT: '0',
    DATA_DIR: dataDir,
    PUENTE_URL: puenteUrl,
    ENVIRONMENT: 'sandbox',
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (said) => resolve(said as { port: number })),
  )
  return { child, url: `http://127.0.0.1:${port}`, ended }
}
