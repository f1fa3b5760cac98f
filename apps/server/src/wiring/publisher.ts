import type { Publisher } from '../modules/terms/index.ts'
import type { Config } from '../platform/config/index.ts'

/** The company named in the legal texts, from the configuration. */
export const publisherOf = ({
  brandName,
  publicUrl,
  operator,
}: Pick<Config, 'brandName' | 'publicUrl' | 'operator'>): Publisher => ({
  brand: brandName,
  site: publicUrl,
  operator: operator.legalName,
  operatorRut: operator.rut,
  operatorAddress: operator.address,
  operatorEmail: operator.email,
  operatorPhone: operator.phone,
})
