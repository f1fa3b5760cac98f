import type { ClientBase, Connection, Submittable } from 'pg'

/** A column of a result as the server describes a prepared statement. */
export interface ResultColumn {
  readonly name: string
  readonly type: number
}

export interface Described {
  readonly parameters: readonly number[]
  readonly columns: readonly ResultColumn[]
}

interface ServerMessages {
  readonly parameterDescription: { readonly dataTypeIDs: readonly number[] }
  readonly rowDescription: {
    readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
  }
}

/** Parses and describes a statement without running it. Throws what the server finds wrong with it. */
export function describeStatement(client: ClientBase, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    let parameters: readonly number[] = []
    let columns: readonly ResultColumn[] = []
    const onParameters = (message: ServerMessages['parameterDescription']): void =>
      void (parameters = message.dataTypeIDs)
    const statement = {
      submit(connection: Connection) {
        connection.on('parameterDescription', onParameters)
        connection.parse({ text, name: '', types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: ({ fields }: ServerMessages['rowDescription']) =>
        void (columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))),
      handleError: reject,
      handleReadyForQuery: (connection: Connection) => {
        connection.removeListener('parameterDescription', onParameters)
        resolve({ parameters, columns })
      },
    }
    client.query(statement as unknown as Submittable)
  })
}
