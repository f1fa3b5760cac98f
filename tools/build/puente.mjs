// Runs a command of a build: `node puente.mjs api`.
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const commands = ['api', 'worker', 'archiver', 'migrate', 'operator', 'ledger', 'backup', 'restore']

/** The operations port of a process, from its variables and their defaults. */
const ports = {
  api: () => process.env.OPS_PORT || '3003',
  worker: () => process.env.WORKER_OPS_PORT || '3004',
}

const isReady = (host, port) =>
  fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/readyz`, {
    signal: AbortSignal.timeout(4000),
  }).then(
    (answer) => answer.ok,
    () => false,
  )

/**
 * Exit code 0 when the process answers that it is ready. Without a name, one of both must: a container has one of them, and
 * its health check does not know which.
 */
async function health(name) {
  const asked = name === undefined ? Object.values(ports) : [ports[name]]
  if (asked.includes(undefined)) return fail('health is of api or of worker.')
  const host = process.env.OPS_HOST || '127.0.0.1'
  const answers = await Promise.all(asked.map((port) => isReady(host, port())))
  if (!answers.includes(true))
    fail(name === undefined ? 'Neither api nor worker is ready.' : `${name} is not ready.`)
}

function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}

const [, , name = '', ...rest] = process.argv
if (name === 'health') await health(rest[0])
else if (commands.includes(name)) {
  const file = path.join(import.meta.dirname, 'apps/server/src', `${name}.js`)
  process.argv = [process.execPath, file, ...rest]
  await import(pathToFileURL(file).href)
} else fail(`There is no command "${name}": choose one of ${[...commands, 'health'].join(', ')}.`)
