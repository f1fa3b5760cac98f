import type { Addresses } from './stack.ts'

/** Publishes the addresses of this run's stack to the journeys, which run in other processes. */
export function announce({ customer, backoffice, sandbox }: Addresses): void {
  Object.assign(process.env, {
    PUENTE_E2E_CUSTOMER: customer,
    PUENTE_E2E_BACKOFFICE: backoffice,
    PUENTE_E2E_SANDBOX: sandbox,
  })
}

/** The addresses of this run's stack: `http://localhost:<port>`, without a slash at the end. */
export function addresses(): Addresses {
  const at = (name: string) => {
    const address = process.env[`PUENTE_E2E_${name}`]
    if (address === undefined) throw new Error('no stack runs: start the journeys with npm run e2e')
    return address
  }
  return { customer: at('CUSTOMER'), backoffice: at('BACKOFFICE'), sandbox: at('SANDBOX') }
}
