import { fromWireId, type IdKind } from '@puente/contract'
import { decidedAlone, keyOfPath, type AloneDeclaration, type AloneName } from '@puente/contract/staff'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { keepAlone, setUsed } from '../../approvals/index.ts'
import { usedForAlone } from './rests-on.ts'

/** The action under which a decision of one person is kept. */
export const aloneAction = (name: AloneName): string => `alone:${name}`
/** The endpoint of a decision of one person; undefined for a proposal. */
export const aloneOf = (action: string): AloneName | undefined => {
  const name = action.startsWith('alone:') ? action.slice('alone:'.length) : ''
  return isAlone(name) ? name : undefined
}
const isAlone = (name: string): name is AloneName => Object.hasOwn(decidedAlone, name)

type Given = Readonly<Record<string, unknown>>

/** What was decided: the subject of the endpoint’s id, a setting by its kind and key, or the only one of its kind. */
function subjectOf({ subject }: AloneDeclaration, params: Given): string | undefined {
  if (subject === 'version')
    return derivedId('setting', `${String(params['kind'])} ${keyOfPath(String(params['key']))}`)
  if (subject === 'sending' || subject === 'sales') return derivedId(subject, 'one')
  return fromWireId<IdKind>(subject, String(params['id']))
}

const textAt = (body: Given, field: string | undefined): string => {
  const value = field === undefined ? undefined : body[field]
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

/** Keeps the decision that an endpoint of one person carried out, in its work. Does nothing for other endpoints. */
export async function keepDecisionOf(
  work: Work,
  endpoint: string,
  asked: { readonly params?: unknown; readonly body?: unknown },
): Promise<void> {
  if (!isAlone(endpoint) || work.actor.kind !== 'staff') return
  const declared: AloneDeclaration = decidedAlone[endpoint]
  const params = (asked.params ?? {}) as Given
  const body = (asked.body ?? {}) as Given
  const subject = subjectOf(declared, params)
  if (subject === undefined) return
  const read = textAt(body, declared.customerReads)
  const proposal = {
    outcome: textAt(body, declared.outcome),
    ...(read === '' ? {} : { customerReads: read }),
  }
  const note = textAt(body, declared.note)
  const id = await keepAlone(work, aloneAction(endpoint), subject, proposal, note)
  if (id !== undefined) await setUsed(work, id, await usedForAlone(work, endpoint, subject))
}
