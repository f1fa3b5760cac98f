import type { Sample } from '../authorisation.ts'

/** Good requests for what customers say of themselves. */
export const profileSamples = {
  getProfile: async (): Promise<Sample> => ({ path: '/api/profile' }),
  saveProfile: async (): Promise<Sample> => ({ path: '/api/profile', body: { address: { unit: '' } } }),
  confirmProfile: async (): Promise<Sample> => ({ path: '/api/profile/confirmation', body: {} }),
}
