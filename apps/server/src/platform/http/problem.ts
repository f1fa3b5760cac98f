import { refusals, type Problem, type Refusal, type RefusalCode } from '@puente/contract'

/** The one place where a refusal becomes an HTTP answer: RFC 9457 problem JSON. Words for people live in the web. */
export function toProblem(refusal: Refusal, requestId: string): Problem {
  const code: RefusalCode = refusal.refused
  return {
    type: `urn:puente:refusal:${code}`,
    title: code.replaceAll('-', ' '),
    status: refusals[code].status,
    code,
    facts: refusal.facts,
    ...(refusal.fields === undefined ? {} : { fields: refusal.fields }),
    requestId,
  }
}
