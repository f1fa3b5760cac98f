import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { ScannerPort, ScanVerdict } from './scanner.ts'

/**
 * A virus scanner with clamd's protocol (INSTREAM): each piece is preceded by its length, and an empty piece ends the
 * file.
 */
export const scannerAt = (
  address: { readonly host: string; readonly port: number },
  timeoutMs: number,
): ScannerPort => ({
  scan: async (bytes) => {
    const socket = connect(address)
    // An error while sending leaves an incomplete response, which does not count as a verdict.
    socket.on('error', () => socket.destroy())
    socket.setTimeout(timeoutMs, () => socket.destroy())
    const said = answerOf(socket)
    await write(socket, Buffer.from('zINSTREAM\0'))
    for await (const piece of bytes) {
      if (socket.destroyed) break
      await write(socket, lengthOf(piece.length))
      await write(socket, piece)
    }
    if (!socket.destroyed) await write(socket, lengthOf(0))
    const verdict = verdictOf(await said)
    socket.destroy()
    return verdict
  },
})

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

async function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.destroyed || socket.write(bytes)) return
  const over = new AbortController()
  const { signal } = over
  await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]).finally(() =>
    over.abort(),
  )
}

/** All data until the end of the response or of the connection. */
async function answerOf(socket: Socket): Promise<string> {
  let said = ''
  socket.on('data', (bytes) => {
    said += bytes.toString('latin1')
    if (said.includes('\0')) socket.end()
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return said
}

function verdictOf(said: string): ScanVerdict {
  if (/ FOUND\0?\n?$/.test(said)) return 'infected'
  return /^stream: OK\0?\n?$/.test(said) ? 'clean' : 'away'
}
