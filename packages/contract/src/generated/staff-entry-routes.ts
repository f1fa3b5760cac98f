/** Written by `npm run gen` from the endpoints. */
export const staffEntryRoutes = {
  getConfig: 'GET config',
  getHealth: 'GET health',
  getSession: 'GET session',
  signIn: 'POST session',
} as const
