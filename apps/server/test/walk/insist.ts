import { isAway } from '@puente/postgres'

/** Asks the database again when a storm cuts the connection: who plants trouble has to have planted it. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isAway(error)) throw error
    }
  }
}
