import type { Sample } from '../authorisation.ts'

/** Valid requests about customers' profiles. */
export const profileSamples = {
  getProfile: async (): Promise<Sample> => ({ path: '/api/profile' }),
  saveProfile: async (): Promise<Sample> => ({ path: '/api/profile', body: { address: { unit: '' } } }),
  confirmProfile: async (): Promise<Sample> => ({ path: '/api/profile/confirmation', body: {} }),
}
