import { useConfig } from '@puente/web'
import { words } from './footer-words.ts'

/**
 * The operator's legal details from its configuration; in the sandbox, a notice that there is no operator.
 */
export function Legal() {
  const { brandName: brand, environment, operator } = useConfig()
  if (environment === 'sandbox') return words('demo', { brand })
  const { legalName, rut, address } = operator ?? {}
  const known = [legalName ?? brand, rut === undefined ? undefined : words('legalRut', { rut }), address]
  return known.filter((part) => part !== undefined).join(' · ')
}
