/** The description of a listener in its OpenAPI document. */
export interface OpenApiInfo {
  readonly title: string
  readonly version: string
  readonly description: string
  /** The session cookie of this listener. */
  readonly sessionCookie: string
  /** The cookie by which this listener recognises a browser. */
  readonly deviceCookie: string
}

/** The two listeners. They never share a cookie, because browsers send cookies to every port of a host. */
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
