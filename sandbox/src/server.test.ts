import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { folder, openWorld, payout } from '../test/kit.ts'
import { readConfig } from './config.ts'

test('two sandboxes on port 0 at the same time: share no data', async () => {
  const [one, two] = await Promise.all([openWorld(), openWorld()])
  expect(one.sandbox.port).not.toBe(two.sandbox.port)
  await Promise.all([one.post('/rails/payouts', payout('p')), two.post('/control/clock', { offsetMs: 5 })])
  expect((await two.get('/rails/payouts/by-reference/p')).status).toBe(404)
  expect((await one.get('/control/clock')).body).toEqual({ offsetMs: 0 })
})

test('the health endpoint: needs no key', async () => {
  const { sandbox } = await openWorld()
  const answer = await fetch(`${sandbox.url}/health`)
  expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok"}'])
})

test('imports: only its own files, fastify and Node', async () => {
  const { readdirSync, readFileSync } = await import('node:fs')
  const src = new URL('.', import.meta.url).pathname
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  )
  for (const file of files) {
    for (const [, from = ''] of readFileSync(path.join(src, file), 'utf8').matchAll(
      /^(?:import|export) .*from '(.+)'/gm,
    )) {
      const own = from.startsWith('.') && path.join(path.dirname(file), from).startsWith('..') === false
      expect(own || from === 'fastify' || from.startsWith('node:'), `${file} imports ${from}`).toBe(true)
    }
  }
})

describe('configuration', () => {
  test('no variables: valid', () => {
    expect(readConfig({})).toEqual({
      port: 3002,
      dataDir: path.resolve('data'),
      puenteUrl: 'http://127.0.0.1:3000',
    })
  })

  test('valid values: used', () => {
    const given = { SANDBOX_PORT: '0', PORT: '4000', DATA_DIR: '/tmp/x' }
    expect(readConfig(given)).toEqual({ port: 0, dataDir: '/tmp/x', puenteUrl: 'http://127.0.0.1:4000' })
    expect(readConfig({ PUENTE_URL: 'https://puente.test/' }).puenteUrl).toBe('https://puente.test')
  })

  test.each([
    [{ ENVIRONMENT: 'production' }, /ENVIRONMENT=production/],
    [{ SANDBOX_PORT: '70000' }, /SANDBOX_PORT/],
    [{ PUENTE_URL: 'ftp://x' }, /PUENTE_URL/],
  ])('%j: refused', (env, sentence) => expect(() => readConfig(env)).toThrow(sentence))
})

describe('the process', () => {
  test('production, a busy port and an unusable data folder: refused, each with one sentence', async () => {
    const { sandbox } = await openWorld()
    const file = path.join(folder(), 'file')
    writeFileSync(file, '')
    const production = await run({ ENVIRONMENT: 'production' })
    const busy = await run({ SANDBOX_PORT: String(sandbox.port) })
    const unusable = await run({ DATA_DIR: file })
    expect([production.code, busy.code, unusable.code]).toEqual([1, 1, 1])
    expect(production.stderr).toMatch(/^The sandbox never runs with ENVIRONMENT=production.*\n$/)
    expect(busy.stderr).toBe('The sandbox cannot start: its port (SANDBOX_PORT) is already in use.\n')
    expect(unusable.stderr).toMatch(/^The sandbox cannot keep its data below DATA_DIR.*\n$/)
  })

  test('Ctrl-C under a supervisor: ignored; loss of the supervisor: the process ends', async () => {
    const { child, ended } = start({})
    const said = await new Promise((resolve) => child.once('message', resolve))
    expect(said).toMatchObject({ ready: true, port: expect.any(Number) as number })
    const { port } = said as { port: number }
    child.kill('SIGINT')
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
    child.disconnect()
    expect((await ended).code).toBe(0)
  })
})

function start(env: Record<string, string>) {
  const main = new URL('./main.ts', import.meta.url).pathname
  const base = {
    ...process.env,
    SANDBOX_PORT: '0',
    DATA_DIR: folder(),
    PUENTE_URL: 'http://127.0.0.1:9',
    ENVIRONMENT: 'sandbox',
  }
  const child = spawn(process.execPath, [main], {
    env: { ...base, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let stderr = ''
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  // Not the child's 'close': Node never emits it after the parent has disconnected the channel.
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const drained = new Promise((resolve) => child.stderr?.once('close', resolve))
  const ended = Promise.all([exit, drained]).then(([code]) => ({ code, stderr }))
  return { child, ended }
}

function run(env: Record<string, string>) {
  return start(env).ended
}
