/** Written by `npm run gen` from the endpoints. */
export const staffRoutes = {
  getHealth: { method: 'GET', path: '/api/health' },
  getConfig: { method: 'GET', path: '/api/config' },
  signIn: { method: 'POST', path: '/api/session' },
  getSession: { method: 'GET', path: '/api/session' },
  signOut: { method: 'DELETE', path: '/api/session' },
  listTransfers: { method: 'GET', path: '/api/transfers' },
  getTransfer: { method: 'GET', path: '/api/transfers/:id' },
  getTrialBalance: { method: 'GET', path: '/api/trial-balance' },
  listReviews: { method: 'GET', path: '/api/reviews' },
  getReview: { method: 'GET', path: '/api/reviews/:id' },
  proposeReview: { method: 'POST', path: '/api/reviews/:id/proposal', idempotent: true },
  decideReview: { method: 'POST', path: '/api/reviews/:id/decision', idempotent: true },
} as const
