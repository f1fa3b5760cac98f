/** Sends a command to the sandbox, and returns the response. Throws when the sandbox refuses it. */
export async function controlSandbox(
  sandboxUrl: string | undefined,
  path: `/control/${string}`,
  body: unknown,
): Promise<unknown> {
  const response = await fetch(new URL(path, sandboxUrl), {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox-control-key', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
