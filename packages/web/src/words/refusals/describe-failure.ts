import type { RefusalCode, RefusalFacts } from '@puente/contract'
import { HttpError } from '../../client/http-error.ts'
import { createWords } from '../create-words.ts'
import { fieldsOf } from '../faults/fields-of.ts'
import { networkMessages, offlineMessages, refusalMessages } from './messages.es.ts'
import { refusalValues } from './refusal-values.ts'
import type { staffGeneralMessages } from './staff/messages-general.es.ts'
import type { staffRefusalMessages } from './staff/messages.es.ts'

type OnlyStaff = keyof typeof staffRefusalMessages
type StaffCode = OnlyStaff | keyof typeof staffGeneralMessages
// A refusal without a text, or a text without a refusal, does not compile.
type CommonCode = Exclude<RefusalCode, OnlyStaff>
const messages: Readonly<Record<CommonCode, unknown>> & typeof refusalMessages = refusalMessages
const words = createWords(messages)
const network = createWords(networkMessages)
const offline = createWords(offlineMessages)

type StaffWords = (
  key: `${StaffCode}.${'what' | 'money' | 'next'}`,
  values: ReturnType<typeof refusalValues>,
) => string

let forStaff: StaffWords | undefined
let isForStaff = (_code: string): _code is StaffCode => false

/** Adds the texts for staff: of refusals that only they can get, and of general failures. */
export function addWords(staffWords: StaffWords, has: (code: string) => boolean): void {
  forStaff = staffWords
  isForStaff = (code): code is StaffCode => has(code)
}

const isCommon = (code: string): code is CommonCode => Object.hasOwn(refusalMessages, code)

/** A failure as text for the reader, never technical text. */
export interface FailureView {
  /** What happened. */
  readonly title: string
  /** Whether money moved, and what to do next. */
  readonly message: string
  /** The request id, for support. */
  readonly requestId?: string
}

/** The text of any failure: of a refusal by its code, of a missing response, or a general one. */
export function describeFailure(error: unknown): FailureView {
  if (!(error instanceof HttpError)) return refusalWords('failure')
  if (error.status === undefined) {
    const said = globalThis.navigator?.onLine === false ? offline : network
    return { title: said('what'), message: `${said('money')} ${said('next')}` }
  }
  const code = error.problem?.code ?? codeOfStatus(error.status)
  const view = refusalWords(
    isCommon(code) || isForStaff(code) ? code : codeOfStatus(error.status),
    error.problem?.facts,
  )
  return error.requestId === undefined ? view : { ...view, requestId: error.requestId }
}

/** The texts of one refusal with its facts filled in. */
export function refusalWords(code: RefusalCode, facts: RefusalFacts = {}): FailureView {
  const values = refusalValues(facts)
  if (forStaff !== undefined && isForStaff(code))
    return {
      title: forStaff(`${code}.what`, values),
      message: `${forStaff(`${code}.money`, values)} ${forStaff(`${code}.next`, values)}`,
    }
  if (!isCommon(code)) return refusalWords('failure')
  return {
    title: words(`${code}.what`, values),
    message: `${words(`${code}.money`)} ${words(`${code}.next`, values)}`,
  }
}

/**
 * The failure shown above a form: undefined without an error, and when each fault is shown at its own field.
 */
export function refusalOf(error: unknown): FailureView | undefined {
  if (error === null || error === undefined) return undefined
  return fieldsOf(error).length > 0 ? undefined : describeFailure(error)
}

/** The code for a response without one of ours, for example from a proxy. */
function codeOfStatus(status: number): RefusalCode {
  if (status === 401) return 'signed-out'
  if (status === 403) return 'not-allowed'
  if (status === 404) return 'not-found'
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-many-requests'
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'failure'
}
