import type { Env } from './env.ts'

/** The company that operates the brand, as its legal texts name it. */
export interface Operator {
  readonly legalName: string
  readonly rut: string
  readonly address: string
  readonly email: string
  readonly phone: string
  /** The registration number at the UAF; not shown when not configured. */
  readonly uafRegistration?: string
}

/** A fictitious company, for the sandbox's texts. */
const fictitious = {
  legalName: 'Puente Operadora Demo SpA',
  rut: '76.543.210-3',
  address: 'Avenida Ficticia 1000, Santiago',
  email: 'contacto@demo.puente.test',
  phone: '+56 2 2000 0000',
}

/** Reads the operator's data. Required in production, because customers accept texts that name the operator. */
export function readOperator(env: Env, production: boolean, faults: string[]): Operator {
  const one = (fact: keyof typeof fictitious, variable: string): string => {
    const value = env[variable]
    if (production && value === undefined) faults.push(`${variable} is required in production.`)
    return value ?? fictitious[fact]
  }
  const uafRegistration = env['OPERATOR_UAF_REGISTRATION']
  return Object.freeze({
    legalName: one('legalName', 'OPERATOR_NAME'),
    rut: one('rut', 'OPERATOR_RUT'),
    address: one('address', 'OPERATOR_ADDRESS'),
    email: one('email', 'OPERATOR_EMAIL'),
    phone: one('phone', 'OPERATOR_PHONE'),
    ...(uafRegistration === undefined ? {} : { uafRegistration }),
  })
}
