import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { test as base } from '@playwright/test'
import { startSandbox } from '../../sandbox/src/server.ts'
import { announce } from '../kit/addresses.ts'
import { journeyFlags } from '../kit/browser.ts'
import { startStack } from '../kit/stack.ts'
import { openEdges, openWebhookEdge, operatorSite, partnerSite } from './edges.ts'
import { openMailRelay } from './mail-relay.ts'

/** An installation in production mode with an empty database; its partners are servers behind TLS. */
export interface Production {
  /** Runs `npm run operator` with these arguments, and returns what it writes. */
  operator(...args: readonly string[]): Promise<string>
  /** Runs `npm run backup`, and returns what it writes. */
  backup(): Promise<string>
}

const root = join(import.meta.dirname, '../..')
const key = () => randomBytes(32).toString('base64')
const secret = () => `live-${randomBytes(24).toString('hex')}`
/** Partners that are called with a key, and the path of the sandbox that each answers. */
const partners = ['bank', 'rails', 'rates', 'names', 'registry'] as const

/** Starts the installation and the servers of its partners. */
export async function startProduction(): Promise<Production & { stop(): Promise<void> }> {
  const keys = Object.fromEntries([...partners, 'inbox'].map((name) => [name, secret()]))
  const webhookSecrets = Object.fromEntries(['bank', 'rails', 'inbox'].map((name) => [name, secret()]))
  const folder = mkdtempSync(join(tmpdir(), 'puente-socios-'))
  const ports = { customer: 0, staff: 0 }
  const webhooks = await openWebhookEdge(webhookSecrets, () => ports.customer)
  const sandbox = await startSandbox({ port: 0, dataDir: folder, puenteUrl: webhooks.url })
  const sandboxPort = Number(new URL(sandbox.url).port)
  const mail = await openMailRelay(sandbox.url)
  const edges = await openEdges((host) => {
    const [name = '', ...domain] = host.split('.')
    if (domain[0] === 'operadora')
      return operatorSite(() => (name === 'equipo' ? ports.staff : ports.customer))
    const known = keys[name]
    return known === undefined ? undefined : partnerSite(sandboxPort, name, known)
  })
  const backups = mkdtempSync(join(tmpdir(), 'puente-respaldos-'))
  const trusted = join(folder, 'edges.pem')
  writeFileSync(trusted, edges.certificate)
  const at = (host: string) => `https://${host}:${edges.port}`
  const env: Record<string, string> = {
    ENVIRONMENT: 'production',
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    EMBEDDED_POSTGRES_ALLOWED: 'yes',
    DOCUMENTS_FOLDER_ALLOWED: 'yes',
    BACKUP_DIR: backups,
    BACKUP_KEYS: `b1:${key()}`,
    PUBLIC_URL: at('app.operadora.example'),
    BACKOFFICE_URL: at('equipo.operadora.example'),
    ...Object.fromEntries(['ENCRYPTION_KEYS', 'SEAL_KEYS', 'ROOT_KEYS'].map((name) => [name, `p1:${key()}`])),
    INDEX_KEY: key(),
    ...Object.fromEntries(
      partners.flatMap((name) => [
        [`${name.toUpperCase()}_URL`, at(`${name}.socios.example`)],
        [`${name.toUpperCase()}_KEY`, keys[name] ?? ''],
      ]),
    ),
    BANK_WEBHOOK_SECRET: webhookSecrets['bank'] ?? '',
    RAILS_WEBHOOK_SECRET: webhookSecrets['rails'] ?? '',
    MAIL_WEBHOOK_SECRET: webhookSecrets['inbox'] ?? '',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Operadora <avisos@operadora.example>',
    SMS_URL: `${at('inbox.socios.example')}/inbox/sms`,
    SMS_KEY: keys['inbox'] ?? '',
    OPERATOR_NAME: 'Operadora de Prueba SpA',
    OPERATOR_RUT: '76.086.428-5',
    OPERATOR_ADDRESS: 'Calle de Prueba 100, Santiago',
    OPERATOR_EMAIL: 'contacto@operadora.example',
    OPERATOR_PHONE: '+56 2 2000 0001',
    NODE_EXTRA_CA_CERTS: trusted,
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'e2e/kit/example-hosts.mjs')).href}`,
  }
  const outside = async () => {
    await Promise.all([edges.close(), webhooks.close(), mail.close(), sandbox.close()])
    for (const one of [folder, backups]) rmSync(one, { recursive: true, force: true })
  }
  try {
    const stack = await startStack(undefined, env, () => Promise.resolve())
    ports.customer = Number(new URL(stack.customer).port)
    ports.staff = Number(new URL(stack.backoffice).port)
    announce({
      customer: env['PUBLIC_URL'] ?? '',
      backoffice: env['BACKOFFICE_URL'] ?? '',
      sandbox: sandbox.url,
    })
    const run = promisify(execFile)
    const command = async (...args: readonly string[]) => {
      const ran = await run(process.execPath, [join(root, 'tools/start/server-command.ts'), ...args], {
        cwd: root,
        env: { ...process.env, ...env, DATA_DIR: stack.dataDir },
      })
      return ran.stdout
    }
    return {
      operator: (...args) => command('operator', ...args),
      backup: () => command('backup'),
      stop: async () => {
        await stack.stop()
        await outside()
      },
    }
  } catch (error) {
    await outside()
    throw error
  }
}

/** For the journey of an operator that begins with nothing. */
export const test = base.extend<object, { production: Production }>({
  production: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, give) => {
      const production = await startProduction()
      await give(production)
      await production.stop()
    },
    { scope: 'worker', timeout: 300_000, auto: true },
  ],
})

/** Chromium resolves the names of the installation to this machine, and trusts its certificate. */
export const productionBrowser = {
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: process.env['PUENTE_E2E_BROWSER'] ?? '',
    args: [...journeyFlags, '--host-resolver-rules=MAP *.example 127.0.0.1'],
  },
}

export { expect } from '@playwright/test'
