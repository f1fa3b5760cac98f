/** Valid requests about the retention of data. */
export const retentionSamples = {
  getRetention: async () => ({ path: '/api/retention' }),
  requestRetentionDryRun: async () => ({ path: '/api/retention-dry-runs', body: {} }),
}
