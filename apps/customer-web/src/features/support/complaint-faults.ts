import type { BodyOf, ReplyOf } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import type { CustomerEndpoints } from '@puente/contract/customer'
import { emailFault, phoneFault, rutFault } from '@puente/web'
import { words } from './words.ts'

type CreateComplaint = CustomerEndpoints['createComplaint']
/** The request body of a complaint; its author need not be a customer. */
export type ComplaintBody = BodyOf<CreateComplaint>
/** The registered complaint: its number and the deadline of the answer. */
export type Complaint = ReplyOf<CreateComplaint>

/** The values of the form. */
export interface ComplaintValues {
  name: string
  email: string
  phone: string
  rut: string
  transferReference: string
  text: string
}

export const emptyComplaint: ComplaintValues = {
  name: '',
  email: '',
  phone: '',
  rut: '',
  transferReference: '',
  text: '',
}

const leastText = 20

/** Fault messages by field; react-hook-form calls one at a time. */
export const complaintRules = {
  name: (typed: string) => typed.trim().length > 1 || words('faults.nameMissing'),
  email: (typed: string) => emailFault(typed) ?? true,
  phone: (typed: string) => typed.trim() === '' || (phoneFault(typed) ?? true),
  rut: (typed: string) => typed.trim() === '' || (rutFault(typed) ?? true),
  text: (typed: string) => {
    const count = typed.trim().length
    return (
      count >= leastText || words('faults.textMissing', { least: String(leastText), count: String(count) })
    )
  },
} as const

/** The request body: trimmed, the RUT in canonical form, empty fields left out. */
export function complaintBody(values: ComplaintValues): ComplaintBody {
  const [phone, typedRut, transferReference] = [values.phone, values.rut, values.transferReference].map(
    (one) => one.trim(),
  )
  const rut = parseRut(typedRut ?? '')
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    text: values.text.trim(),
    ...(phone ? { phone } : {}),
    ...('normalised' in rut ? { rut: rut.normalised } : {}),
    ...(transferReference ? { transferReference } : {}),
  }
}
