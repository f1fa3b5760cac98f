import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

/** The result of one delivery attempt; only a 2xx counts as delivered. */
export type Attempt = { readonly delivered: boolean; readonly result: string }

/** Posts webhook bodies over kept-alive connections. */
export type Post = {
  (url: string, headers: Record<string, string>, body: string): Promise<Attempt>
  close(): void
}

const answerWithinMs = 10_000

/** A poster with its own connections. It never throws: every result is an `Attempt`. */
export function createPost(): Post {
  const http = new HttpAgent({ keepAlive: true, maxSockets: 32 })
  const https = new HttpsAgent({ keepAlive: true, maxSockets: 32 })
  const post = (url: string, headers: Record<string, string>, body: string) =>
    new Promise<Attempt>((resolve) => {
      const secure = url.startsWith('https:')
      const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      const options = { method: 'POST', headers: { ...headers, ...length }, timeout: answerWithinMs }
      const request = secure
        ? httpsRequest(url, { ...options, agent: https })
        : httpRequest(url, { ...options, agent: http })
      request.on('response', (response) => {
        response.resume()
        const status = response.statusCode ?? 0
        resolve({ delivered: status >= 200 && status < 300, result: `HTTP ${status}` })
      })
      request.on('timeout', () => request.destroy(new Error('no answer in time')))
      request.on('error', (error: NodeJS.ErrnoException) => {
        resolve({ delivered: false, result: error.code ?? error.message })
      })
      request.end(body)
    })
  const close = () => {
    http.destroy()
    https.destroy()
  }
  return Object.assign(post, { close })
}
