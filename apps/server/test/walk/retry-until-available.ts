import { isAway } from '@puente/postgres'

/** Repeats a database query when a chaos test cuts the connection. */
export async function retryUntilAvailable<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isAway(error)) throw error
    }
  }
}
