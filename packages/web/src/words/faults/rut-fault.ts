import { isCompanyRut, parseRut } from '@puente/contract/corridors'
import { faultWords } from './fault-words.ts'
import { fieldForms } from './messages-forms.es.ts'

/** The fault of a typed RUT; undefined when it is one. */
export function rutFault(typed: string): string | undefined {
  const read = parseRut(typed)
  return 'fault' in read ? faultWords(read.fault, fieldForms.rut, typed) : undefined
}

/** The fault of a company's typed RUT: also the RUT of a person is one. */
export function companyRutFault(typed: string): string | undefined {
  const read = parseRut(typed)
  const fault = 'fault' in read ? read.fault : isCompanyRut(read.normalised) ? undefined : 'not-a-company'
  return fault === undefined ? undefined : faultWords(fault, fieldForms.companyRut, typed)
}
