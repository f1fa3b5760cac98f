import path from 'node:path'

/** The configuration of the sandbox, read once from the environment. */
export type Config = {
  /** The port to listen on at 127.0.0.1; 0 lets the system choose. */
  readonly port: number
  /** The folder of all of Puente's data; the sandbox stores its own in its subfolder `sandbox/`. */
  readonly dataDir: string
  /** The address for signed webhooks, without a slash at the end. */
  readonly puenteUrl: string
}

/** A refusal to start, with a message for the operator. */
export class RefusedStart extends Error {
  override readonly name = 'RefusedStart'
}

/** Reads the configuration. Throws `RefusedStart` outside the sandbox environment and for invalid values. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const environment = env['ENVIRONMENT'] || 'sandbox'
  if (environment !== 'sandbox') {
    throw new RefusedStart(
      `The sandbox never runs with ENVIRONMENT=${environment}: its bank, rails and people are pretend.`,
    )
  }
  const puentePort = port('PORT', env['PORT'], 3000)
  return Object.freeze({
    port: port('SANDBOX_PORT', env['SANDBOX_PORT'], 3002),
    dataDir: path.resolve(env['DATA_DIR'] || 'data'),
    puenteUrl: address(env['PUENTE_URL'] || `http://127.0.0.1:${puentePort}`),
  })
}

function port(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) {
    throw new RefusedStart(`${name} is "${text}"; it must be a port number from 0 to 65535.`)
  }
  return Number(text)
}

function address(text: string): string {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new RefusedStart(`PUENTE_URL is "${text}"; it must be an http or https address.`)
  }
  return text.replace(/\/+$/, '')
}
