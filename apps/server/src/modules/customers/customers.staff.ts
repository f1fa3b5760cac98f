import { fromWireId, isRefusal, refuse } from '@puente/contract'
import { staffEndpoints } from '@puente/contract/staff'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { noteViews } from './notes/note-view.ts'
import { writeNote } from './notes/write-note.ts'

/** Handlers of staff notes. */
export const staffCustomerHandlers: readonly Handler[] = [
  handler(staffEndpoints.createCustomerNote, async (work, { params, body }) => {
    const id = fromWireId('customer', params.id) ?? ''
    const note = await writeNote(work, id, { audience: body.audience ?? 'everyone', body: body.text })
    if (isRefusal(note)) return note
    const [view] = await noteViews(work, [note])
    return view ?? refuse('not-found')
  }),
]
