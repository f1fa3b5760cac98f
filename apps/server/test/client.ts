import type { CaseFileWire, SeenFileWire, StaffDocumentWire, Verdict } from '@puente/contract/staff'
import { randomUUID } from 'node:crypto'
import type { Problem } from '@puente/contract'

/** A response: the status, the parsed body (of the type that the test states) and the headers. */
export interface Answered<T = unknown> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

/** A response with the fields of a refusal and of the body. */
export type Answer<T> = Answered<T & ProblemFields>
type ProblemFields = Pick<Problem, 'code' | 'facts' | 'fields' | 'requestId'>

export interface AskOptions {
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A valid id without a proposal. */
export const noProposal = `prp_${'0'.repeat(32)}`

/** The path of the case that a decision belongs to: the decision's path is below it. */
function placeOf(path: string): { readonly place: string; readonly causeId: string | undefined } {
  const [, causeId] = /^\/api\/causes\/([^/]+)\/payment\//.exec(path) ?? []
  return {
    place: causeId === undefined ? path.replace(/(\/proposal)?\/decision$/, '') : '/api/causes/owed',
    causeId,
  }
}

/** The body of a decision about a proposal. */
export const verdictOf = (decision: Verdict['decision']): Verdict =>
  decision === 'confirm' ? { decision } : { decision, note: 'Falta un respaldo' }

/** A browser of one person: stores the cookies it receives, and sends them. */
export class Client {
  readonly url: string
  /** The session's cookie. */
  cookie: string | undefined
  /** The cookie by which the browser is recognised; a copy of a session does not have it. */
  device: string | undefined
  /** The client's network address, sent as the proxy in front of the listener would. */
  readonly address: string | undefined

  constructor(url: string, cookie?: string, address?: string) {
    this.url = url
    this.cookie = cookie
    this.address = address
  }

  /** Another browser with a copy of the same cookie. */
  copy(): Client {
    return new Client(this.url, this.cookie, this.address)
  }

  get<T = unknown>(path: string): Promise<Answer<T>> {
    return this.ask<T>('GET', path)
  }

  /** Sends a fresh idempotency key unless one is given. */
  post<T = unknown>(path: string, body?: unknown, options: AskOptions = {}): Promise<Answer<T>> {
    return this.ask<T>('POST', path, body, { key: randomUUID(), ...options })
  }

  /** Decides the proposal of a case, as a person who has just read it. Returns the case, or the refusal. */
  async decide<T = unknown>(path: string, decision: 'confirm' | 'send-back'): Promise<Answer<T>> {
    const { place } = placeOf(path)
    if (decision === 'confirm') await this.openFiles(place)
    const decided = await this.post(
      `/api/approvals/${await this.proposalAt(path)}/decision`,
      verdictOf(decision),
    )
    return decided.status === 200 ? this.get<T>(place) : (decided as Answer<T>)
  }

  /** Opens a document as a reviewer does, and returns it as it was shown. */
  async openFile(id: string): Promise<SeenFileWire> {
    const link = await this.post<{ url?: string }>(`/api/documents/${id}/links`, {})
    if (link.body.url !== undefined) await this.get(link.body.url)
    const { body } = await this.get<StaffDocumentWire>(`/api/documents/${id}`)
    return { id: body.id, sha256: body.detail?.sha256 ?? '', scan: body.detail?.scan ?? 'not-scanned' }
  }

  /** Opens every file of a case at this address, and returns them as they were shown. */
  async openFiles(place: string): Promise<SeenFileWire[]> {
    interface Case {
      readonly files?: readonly CaseFileWire[]
      readonly review?: { readonly files: readonly CaseFileWire[] }
    }
    const { body } = await this.get<Case>(place)
    const seen: SeenFileWire[] = []
    for (const { id } of body.review?.files ?? body.files ?? []) seen.push(await this.openFile(id))
    return seen
  }

  /** Accepts a case or proposes to accept it, as a person who has read its files and accepted its parts. */
  async accept<T = unknown>(path: string, body: object): Promise<Answer<T>> {
    const place = path.slice(0, path.lastIndexOf('/'))
    const { parts = [] } = (await this.get<{ parts?: readonly { part: string }[] }>(place)).body
    for (const { part } of parts) await this.put(`${place}/parts/${part}`, { isAccepted: true })
    return this.post<T>(path, { ...body, seen: await this.openFiles(place) })
  }

  /** The id of the proposal that decisions at this address refer to; an unknown id when there is none. */
  async proposalAt(path: string): Promise<string> {
    interface Case {
      readonly causeId?: string
      readonly proposal?: { readonly id: string }
      readonly items?: readonly Case[]
    }
    const { place, causeId } = placeOf(path)
    const { body } = await this.get<Case>(place)
    const found = causeId === undefined ? body : body.items?.find((one) => one.causeId === causeId)
    return found?.proposal?.id ?? noProposal
  }

  put<T = unknown>(path: string, body?: unknown): Promise<Answer<T>> {
    return this.ask<T>('PUT', path, body)
  }

  delete<T = unknown>(path: string): Promise<Answer<T>> {
    return this.ask<T>('DELETE', path)
  }

  signIn<T = unknown>(email: string, password: string): Promise<Answer<T>> {
    return this.ask<T>('POST', '/api/session', { email, password })
  }

  /** Sends a text unchanged, for bodies that are not JSON. */
  async send<T = unknown>(method: string, path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const headers = new Headers(init.headers)
    const cookies = [this.cookie, this.device].filter((pair) => pair !== undefined)
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    if (this.address !== undefined) headers.set('x-forwarded-for', this.address)
    const response = await fetch(new URL(path, this.url), { ...init, method, headers })
    this.#keep(response.headers.getSetCookie())
    const text = await bodyOf(response)
    return { status: response.status, body: parsed(text) as T & ProblemFields, headers: response.headers }
  }

  ask<T>(method: string, path: string, body?: unknown, options: AskOptions = {}): Promise<Answer<T>> {
    return this.send<T>(method, path, {
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      if (pair.includes('_device=')) this.device = pair
      else this.cookie = pair.endsWith('=') ? undefined : pair
    }
  }
}

/** The whole body; of events, which do not end by themselves, the first part. */
async function bodyOf(response: Response): Promise<string> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) return response.text()
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
