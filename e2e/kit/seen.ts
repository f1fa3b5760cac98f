import type { Session } from './session.ts'

/** A file as it was shown to staff. */
interface Seen {
  readonly id: string
  readonly sha256: string
  readonly scan: string
}

/** Opens a document as staff do, and returns it as it was shown. */
export async function openFile(staff: Session, id: string): Promise<Seen> {
  const { url } = await staff.post<{ url: string }>(`/api/documents/${id}/links`, {})
  await staff.load(url)
  const { detail } = await staff.get<{ detail: Omit<Seen, 'id'> }>(`/api/documents/${id}`)
  return { id, sha256: detail.sha256, scan: detail.scan }
}

interface Case {
  readonly review?: { readonly files: readonly Seen[] }
  readonly files?: readonly Seen[]
  readonly parts?: readonly { readonly part: string }[]
}

/** Opens every file of a case. */
export async function openFiles(staff: Session, path: string): Promise<Seen[]> {
  const { review, files = [] } = await staff.get<Case>(path)
  const seen: Seen[] = []
  for (const { id } of review?.files ?? files) seen.push(await openFile(staff, id))
  return seen
}

/** Accepts a case, or proposes to, as a person who opened its files and accepted its parts. */
export async function acceptCase(staff: Session, path: string, step: string, body: object): Promise<void> {
  const { parts = [] } = await staff.get<Case>(path)
  for (const { part } of parts) await staff.put(`${path}/parts/${part}`, { isAccepted: true })
  await staff.post(`${path}/${step}`, { ...body, seen: await openFiles(staff, path) })
}
