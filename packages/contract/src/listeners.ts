/** What a listener says of itself. */
export interface OpenApiInfo {
  readonly title: string
  readonly version: string
  readonly description: string
  /** The cookie that carries a session on this listener. */
  readonly sessionCookie: string
  /** The cookie by which this listener knows a browser again. */
  readonly deviceCookie: string
}

/** What each of the two listeners says of itself; customers and staff never share a cookie, browsers ignore the port. */
export const listeners = {
  customer: {
    title: 'Puente: customers',
    version: '0.1.0',
    description: 'What persons and companies can do: price, order, pay and follow a transfer.',
    sessionCookie: 'puente_session',
    deviceCookie: 'puente_device',
  },
  staff: {
    title: 'Puente: back office',
    version: '0.1.0',
    description: 'What the operator’s staff can see and do.',
    sessionCookie: 'puente_staff_session',
    deviceCookie: 'puente_staff_device',
  },
} as const satisfies Record<string, OpenApiInfo>
