import { openSmtp } from '../../apps/server/test/smtp.ts'

/** A mail server that hands each mail over to the sandbox's inbox, where the journeys read messages. */
export async function openMailRelay(
  sandboxUrl: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const smtp = await openSmtp(async ({ id, to, subject, text, html }) => {
    for (const address of to) {
      const answer = await fetch(new URL('/inbox/mail', sandboxUrl), {
        method: 'POST',
        headers: { authorization: 'Bearer sandbox-inbox-key', 'content-type': 'application/json' },
        body: JSON.stringify({ to: address, subject, text, html, reference: id }),
      })
      if (!answer.ok) throw new Error(`the inbox answered ${answer.status}: ${await answer.text()}`)
    }
  })
  return smtp
}
