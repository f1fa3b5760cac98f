/** Written by `npm run gen` from the endpoints. */
export const homeRoutes = {
  getConfig: 'GET config',
  listCorridors: 'GET corridors',
  getPrice: 'GET prices',
  getSession: 'GET session',
} as const
